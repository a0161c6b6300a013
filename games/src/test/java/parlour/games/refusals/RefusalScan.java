package parlour.games.refusals;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/// Static analysis of a game's source: every refusal it can give, found in the syntax tree.
///
/// A refusal is a call of a refusing method, which takes a clause and a sentence. A clause or
/// sentence that comes from a variable or a method of the same file is followed to where it is
/// written; what only the game knows when it is played reads "…".
final class RefusalScan extends TreeScanner<@Nullable Void, @Nullable Void> {
  /// The calls by which a move is refused.
  private static final Set<String> REFUSING = Set.of("illegal", "no", "Misfit", "Illegal");

  private static final Set<String> CLAUSES = Set.of("Rule", "GeneralRules", "TableRules");
  private static final String UNKNOWN = "…";

  private final Map<String, MethodTree> methods = new HashMap<>();

  /// The variables in sight, by name: fields, and what the method has declared so far.
  private final Map<String, VariableTree> variables = new HashMap<>();

  private final Map<String, Set<String>> found;

  private RefusalScan(Map<String, Set<String>> found) {
    this.found = found;
  }

  /// The sentences of a folder's refusals by the name of their clause, such as `Rule.LEAD`.
  static Map<String, Set<String>> of(Path folder) throws IOException {
    Map<String, Set<String>> found = new TreeMap<>();
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files =
            compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8);
        Stream<Path> sources = Files.list(folder)) {
      List<Path> java = sources.filter(path -> path.toString().endsWith(".java")).sorted().toList();
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null, files, null, List.of(), null, files.getJavaFileObjectsFromPaths(java));
      for (Tree unit : task.parse()) {
        RefusalScan scan = new RefusalScan(found);
        scan.declarations(unit);
        scan.scan(unit, null);
      }
    }
    return found;
  }

  private void declarations(Tree unit) {
    unit.accept(
        new TreeScanner<@Nullable Void, @Nullable Void>() {
          @Override
          public @Nullable Void visitMethod(MethodTree method, @Nullable Void nothing) {
            methods.putIfAbsent(method.getName().toString(), method);
            return super.visitMethod(method, null);
          }

          @Override
          public @Nullable Void visitVariable(VariableTree variable, @Nullable Void nothing) {
            declare(variable);
            return super.visitVariable(variable, null);
          }
        },
        null);
  }

  /// A parameter or binding hides what has its name.
  private void declare(VariableTree variable) {
    String name = variable.getName().toString();
    if (variable.getInitializer() == null) variables.remove(name);
    else variables.put(name, variable);
  }

  @Override
  public @Nullable Void visitVariable(VariableTree variable, @Nullable Void nothing) {
    declare(variable);
    return super.visitVariable(variable, null);
  }

  @Override
  public @Nullable Void visitMethodInvocation(MethodInvocationTree call, @Nullable Void nothing) {
    refusal(name(call.getMethodSelect()), call.getArguments());
    return super.visitMethodInvocation(call, null);
  }

  @Override
  public @Nullable Void visitNewClass(NewClassTree made, @Nullable Void nothing) {
    refusal(name(made.getIdentifier()), made.getArguments());
    return super.visitNewClass(made, null);
  }

  private void refusal(String call, List<? extends ExpressionTree> arguments) {
    if (arguments.size() >= 2 && REFUSING.contains(call))
      refusal(arguments.getFirst(), arguments.subList(1, arguments.size()));
    if (!arguments.isEmpty()) alwaysBy(call).ifPresent(clause -> refusal(clause, arguments));
  }

  private void refusal(ExpressionTree clause, List<? extends ExpressionTree> said) {
    Set<String> clauses = new TreeSet<>();
    clauses(clause, clauses, 0);
    for (String each : clauses)
      found.computeIfAbsent(each, _ -> new TreeSet<>()).addAll(filled(said, 0));
  }

  /// The clause by which a method of this file refuses, if all it takes is the sentence, perhaps
  /// with what fills its blanks.
  private Optional<ExpressionTree> alwaysBy(String method) {
    MethodTree declared = methods.get(method);
    if (declared == null) return Optional.empty();
    List<? extends VariableTree> taken = declared.getParameters();
    boolean filled = taken.size() == 2 && taken.getLast().getType().toString().equals("Object[]");
    if (taken.size() != 1 && !filled) return Optional.empty();
    VariableTree sentence = taken.getFirst();
    if (!sentence.getType().toString().equals("String")) return Optional.empty();
    List<ExpressionTree> clauses = new ArrayList<>();
    declared.accept(
        new TreeScanner<@Nullable Void, @Nullable Void>() {
          @Override
          public @Nullable Void visitMethodInvocation(
              MethodInvocationTree call, @Nullable Void nothing) {
            if (REFUSING.contains(name(call.getMethodSelect()))
                && call.getArguments().size() >= 2
                && name(call.getArguments().get(1)).equals(sentence.getName().toString()))
              clauses.add(call.getArguments().getFirst());
            return super.visitMethodInvocation(call, null);
          }
        },
        null);
    return clauses.stream().findFirst();
  }

  /// The clauses an expression may stand for; none if it only hands on what another refusal says.
  private void clauses(Tree expression, Set<String> out, int depth) {
    if (depth > 3) return;
    expression.accept(
        new TreeScanner<@Nullable Void, @Nullable Void>() {
          @Override
          public @Nullable Void visitMemberSelect(MemberSelectTree member, @Nullable Void nothing) {
            boolean constant = Character.isUpperCase(name(member).charAt(0));
            if (constant && CLAUSES.contains(name(member.getExpression())))
              out.add(member.toString());
            return super.visitMemberSelect(member, null);
          }

          @Override
          public @Nullable Void visitIdentifier(IdentifierTree word, @Nullable Void nothing) {
            VariableTree variable = variables.get(word.getName().toString());
            if (variable != null) clauses(variable.getInitializer(), out, depth + 1);
            return null;
          }

          @Override
          public @Nullable Void visitMethodInvocation(
              MethodInvocationTree call, @Nullable Void nothing) {
            MethodTree method = methods.get(name(call.getMethodSelect()));
            // One without a body is for a game outside this repository to say.
            if (method != null && method.getBody() != null)
              clauses(method.getBody(), out, depth + 1);
            return super.visitMethodInvocation(call, null);
          }
        },
        null);
  }

  /// Every sentence an expression may say.
  private Set<String> sentences(ExpressionTree expression, int depth) {
    if (depth > 6) return Set.of(UNKNOWN);
    return switch (expression) {
      case LiteralTree literal -> Set.of(String.valueOf(literal.getValue()));
      case ParenthesizedTree inner -> sentences(inner.getExpression(), depth);
      case ConditionalExpressionTree either -> {
        Set<String> both = new TreeSet<>(sentences(either.getTrueExpression(), depth));
        both.addAll(sentences(either.getFalseExpression(), depth));
        yield both;
      }
      case BinaryTree sum when sum.getKind() == Tree.Kind.PLUS -> {
        Set<String> all = new TreeSet<>();
        for (String left : sentences(sum.getLeftOperand(), depth))
          for (String right : sentences(sum.getRightOperand(), depth)) all.add(left + right);
        yield all;
      }
      case IdentifierTree word -> {
        VariableTree variable = variables.get(word.getName().toString());
        yield variable == null ? Set.of(UNKNOWN) : sentences(variable.getInitializer(), depth + 1);
      }
      case SwitchExpressionTree choice -> {
        Set<String> all = new TreeSet<>();
        for (CaseTree each : choice.getCases())
          if (each.getBody() instanceof ExpressionTree said) all.addAll(sentences(said, depth));
        yield all;
      }
      case MethodInvocationTree call when call.getMethodSelect().toString().equals("Sentence.of") ->
          filled(call.getArguments(), depth);
      case MethodInvocationTree call -> returned(name(call.getMethodSelect()), depth + 1);
      default -> Set.of(UNKNOWN);
    };
  }

  /// Every sentence a template may say with its blanks filled in.
  private Set<String> filled(List<? extends ExpressionTree> said, int depth) {
    Set<String> all = sentences(said.getFirst(), depth);
    for (int i = 1; i < said.size(); i++) {
      String blank = "{" + (i - 1) + "}";
      Set<String> fills = sentences(said.get(i), depth);
      all =
          all.stream()
              .flatMap(text -> fills.stream().map(fill -> text.replace(blank, fill)))
              .collect(Collectors.toSet());
    }
    return all.stream()
        .map(text -> text.replaceAll("\\{\\d+(:\\w+)?}", UNKNOWN))
        .collect(Collectors.toSet());
  }

  private Set<String> returned(String method, int depth) {
    MethodTree declared = methods.get(method);
    if (declared == null || !declared.getReturnType().toString().equals("String"))
      return Set.of(UNKNOWN);
    Set<String> all = new TreeSet<>();
    declared.accept(
        new TreeScanner<@Nullable Void, @Nullable Void>() {
          @Override
          public @Nullable Void visitReturn(ReturnTree back, @Nullable Void nothing) {
            all.addAll(sentences(back.getExpression(), depth));
            all.remove("");
            return null;
          }
        },
        null);
    return all;
  }

  private static String name(Tree tree) {
    return switch (tree) {
      case MemberSelectTree member -> member.getIdentifier().toString();
      case IdentifierTree word -> word.getName().toString();
      case ParameterizedTypeTree type -> name(type.getType());
      default -> "";
    };
  }
}
