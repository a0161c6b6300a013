/** A choice between a few things side by side, of which one is always chosen. */
export function Segments<V extends string>(props: {
  label: string;
  all: readonly (readonly [V, string])[];
  chosen: string;
  onPick: (value: V) => void;
}) {
  return (
    <div class="segments cells clipped" role="radiogroup" aria-label={props.label}>
      {props.all.map(([value, label]) => (
        <button
          key={value}
          type="button"
          role="radio"
          aria-checked={value === props.chosen}
          data-segment={value}
          onClick={() => props.onPick(value)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
