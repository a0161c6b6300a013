package parlour.dictionary.maker;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Grapheme-phoneme alignment: which letters of a word stand for which of its phonemes.
///
/// A table lists the spellings of each phoneme, or sequence of phonemes, the most usual first. The
/// cheapest path through word and pronunciation at once is found by dynamic programming. At a
/// price, a letter may be silent and a phoneme unwritten.
final class GraphemeAlignment {
  /// The letters from `from` up to `to` with the phonemes they stand for: none for a silent letter.
  record Grapheme(int from, int to, List<String> phonemes) {
    boolean hasVowel() {
      return phonemes.stream().anyMatch(Cmudict::isVowel);
    }

    boolean isSilent() {
      return phonemes.isEmpty();
    }
  }

  private static final Map<String, List<String>> SPELLINGS =
      table(
          """
          AA: a o ah aa e ea au ow ho eau oh aw ou i
          AE: a ai au aa i ah
          AH: a e i o u ou oo y ai ea ei eo ia io iou ah oi au ie ua eou eau ui ough aa oe ae iu eu he hi ho ha ey
          AO: a o au aw oa ou ough augh oo ah aa awe eo oh
          AW: ou ow ough au ao owe hou aw
          AY: i y ie igh eye ai ei ey uy ye eigh ay ui oy is ia aye hi hy a
          EH: e ea a ai ie ei eo u ay ae he oe hei ey eh ue
          ER: er ir ur or ar ear our yr re ure eur err urr irr ere yrrh orr oar ier eer oeur ro ru her ehr ior uer eir ra ore oor aur r
          EY: a ai ay ei eigh ey e ea et ee ae au aigh er ez eh he ie ei ait aye eig ais
          IH: i y e a u ea ee ui o ie ei ia ai hi ae eo ey he oe ei iu ee u hy
          IY: e ee ea ie i y ey ei eo ay ae oe is ia eigh it hea eye ui oi es uay he agh
          OW: o oa ow ou oe ough au eau ew oh eo oo owe os ot ho ault aoh
          OY: oi oy uoy aw eu oye
          UH: oo u ou o ue or ui oe eu
          UW: oo u ou ew ue ui o oe eu ough ieu ooh wo ou oup ous eau ui hu ous ioux eue
          Y UW: u ew eu ue eau iew ui ieu ewe eue ugh hu you yu ou iu yew yue
          Y AH: u io ia ie iu io eu ea eo iou
          Y UH: u eu io
          Y ER: ur ure ior iar ier eur iour ear ar yr yer
          Y IH: u
          W AH: o oi
          W AA: oi wa oy ua ois oir
          W AO: oi
          W EH: e ue
          W AY: oi
          AY ER: ire yre
          AW ER: our
          AH W: u ou ow
          Y AH W: u
          UW W: u
          AH L: le el al il ol ul l
          AH M: m
          AH N: n
          B: b bb bh be bu
          CH: ch tch t c ti te cz che tsch cc
          D: d dd ed ld de bd dh ddh t
          DH: th the dh
          F: f ff ph gh lf ft pph u
          G: g gg gh gu gue ckg x
          HH: h wh j x
          JH: j g dg dj gg d di ge dge gi du de ch zz
          K: c k ck ch cc q qu cch kk cq que ke lk kh cqu qu x g cu kc
          K S: x xc xs cc xe
          K SH: x xi ct cti xu
          G Z: x xh
          G ZH: x
          K W: qu cqu cu ch qw
          L: l ll lle le sl ln il lh
          M: m mm mb mn gm lm me mme hm chm
          N: n nn kn gn pn mn nd ne on gne nh mp nt nne dn
          NG: ng n ngue nd ngg
          P: p pp ph pe ppe b bp gh
          R: r rr wr rh rrh re l lo
          S: s ss c sc st ps sw se ce sce sch sth tz z cc sse ts
          SH: sh ti ci ssi si ch s ss sci ce xi sch sc se chs che t c psh
          T: t tt ed th pt bt ct d te ght cht dt tte tw z phth st
          T S: z zz ts tz
          T TH: tth th
          TH: th tth the phth h
          V: v f vv ph ve lv w
          W: w wh u o ou hu ju
          Y: y i j e h ll g
          Z: z s zz ss x se ze cz ts si sc sth thes c
          ZH: s si g z ti ge zi j ssi t
          """);

  private static Map<String, List<String>> table(String text) {
    Map<String, List<String>> table = new HashMap<>();
    for (String line : text.lines().toList()) {
      int colon = line.indexOf(": ");
      table.put(line.substring(0, colon), List.of(line.substring(colon + 2).split(" ")));
    }
    return table;
  }

  private static final int UNREACHED = 1 << 20;

  /// From this cost on, word and pronunciation are taken not to belong together.
  private static final int TOO_EXPENSIVE = 400;

  private static final int MAX_PHONEMES = 3;

  private static final Set<String> OFTEN_UNWRITTEN = Set.of("AH0", "IH0", "Y", "HH");
  private static final String OFTEN_SILENT = "hgbkwtplsnc";

  private final String word;
  private final String[] phonemes;

  /// The lowest cost of aligning the first letters with the first phonemes, and the last grapheme
  /// of that alignment.
  private final int[][] cost;

  private final Grapheme[][] last;

  private GraphemeAlignment(String word, String[] phonemes) {
    this.word = word;
    this.phonemes = phonemes;
    this.cost = new int[word.length() + 1][phonemes.length + 1];
    this.last = new Grapheme[word.length() + 1][phonemes.length + 1];
  }

  /// The graphemes of a word in order; none when word and pronunciation do not fit together.
  static List<Grapheme> of(String word, String[] phonemes) {
    GraphemeAlignment alignment = new GraphemeAlignment(word, phonemes);
    return alignment.find() ? alignment.graphemes() : List.of();
  }

  private boolean find() {
    for (int[] row : cost) Arrays.fill(row, UNREACHED);
    cost[0][0] = 0;
    for (int i = 0; i <= word.length(); i++) {
      for (int j = 0; j <= phonemes.length; j++) {
        if (cost[i][j] < UNREACHED) {
          spell(i, j);
          if (i < word.length()) reach(i, j, 1, 0, silentLetterCost(i));
          if (j < phonemes.length)
            reach(i, j, 0, 1, OFTEN_UNWRITTEN.contains(phonemes[j]) ? 35 : 90);
        }
      }
    }
    return cost[word.length()][phonemes.length] < TOO_EXPENSIVE;
  }

  /// Tries every spelling of the next phonemes that the word continues with.
  private void spell(int i, int j) {
    for (int count = 1; count <= MAX_PHONEMES && j + count <= phonemes.length; count++) {
      List<String> spellings = SPELLINGS.getOrDefault(key(j, count), List.of());
      for (int rank = 0; rank < spellings.size(); rank++) {
        String letters = spellings.get(rank);
        if (word.startsWith(letters, i)) {
          int price = 2 + rank - 2 * (letters.length() - 1) + surcharge(letters, j, count);
          reach(i, j, letters.length(), count, price);
        }
      }
    }
  }

  /// Makes unlikely spellings dearer: several phonemes at once, a syllable without a vowel letter,
  /// a consonant that takes an E with it, KN within a word.
  private int surcharge(String letters, int j, int count) {
    if (count > 1) {
      boolean vowelless = letters.length() == 1 && count == 2 && phonemes[j].startsWith("AH");
      return vowelless ? 23 : 3;
    }
    if (Cmudict.isVowel(phonemes[j])) return 0;
    if (letters.equals("kn") && j > 0) return 3;
    return letters.length() > 1 && letters.endsWith("e") ? 5 : 0;
  }

  private int silentLetterCost(int i) {
    char letter = word.charAt(i);
    if (i > 0 && word.charAt(i - 1) == letter) return 12;
    return letter == 'e' ? 10 : OFTEN_SILENT.indexOf(letter) >= 0 ? 30 : 45;
  }

  private String key(int from, int count) {
    StringBuilder key = new StringBuilder();
    for (int j = from; j < from + count; j++)
      key.append(j == from ? "" : " ").append(Cmudict.withoutStress(phonemes[j]));
    return key.toString();
  }

  private void reach(int i, int j, int letterCount, int phonemeCount, int price) {
    int total = cost[i][j] + price;
    int nextI = i + letterCount;
    int nextJ = j + phonemeCount;
    if (total < cost[nextI][nextJ]) {
      cost[nextI][nextJ] = total;
      last[nextI][nextJ] = new Grapheme(i, nextI, List.of(phonemes).subList(j, nextJ));
    }
  }

  private List<Grapheme> graphemes() {
    List<Grapheme> graphemes = new ArrayList<>();
    int i = word.length();
    int j = phonemes.length;
    while (i > 0 || j > 0) {
      Grapheme grapheme = last[i][j];
      graphemes.addFirst(grapheme);
      i = grapheme.from();
      j -= grapheme.phonemes().size();
    }
    return graphemes;
  }
}
