import { read, write } from "./localStorage.ts";

export function myName(): string {
  return read("name", "");
}

export function rememberName(name: string): void {
  write("name", name);
}
