import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Which letters of a word stand for which of its phonemes.
///
/// The table says how each phoneme, or pair of phonemes, may be written; the cheapest way through word and sound at once
/// is found by dynamic programming. A letter may also be silent, and a few phonemes may go unwritten, at a price.
final class Alignment {
  /// Letters from `from` up to `to` stand for the phonemes `sound`; silent letters have none.
  record Part(int from, int to, List<String> sound) {
    boolean vowel() {
      return sound.stream().anyMatch(Cmudict::vowel);
    }

    boolean silent() {
      return sound.isEmpty();
    }
  }

  private static final Map<String, List<String>> SPELLINGS = new HashMap<>();

  private static void spell(String sound, String letters) {
    SPELLINGS.put(sound, List.of(letters.split(" ")));
  }

  static {
    spell("AA", "a o ah aa e ea au ow ho eau oh aw ou i");
    spell("AE", "a ai au aa i ah");
    spell("AH", "a e i o u ou oo y ai ea ei eo ia io iou ah oi au ie ua eou eau ui ough aa oe ae iu eu he hi ho ha ey");
    spell("AO", "a o au aw oa ou ough augh oo ah aa awe eo oh");
    spell("AW", "ou ow ough au ao owe hou aw");
    spell("AY", "i y ie igh eye ai ei ey uy ye eigh ay ui oy is ia aye hi hy a");
    spell("EH", "e ea a ai ie ei eo u ay ae he oe hei ey eh ue");
    spell("ER", "er ir ur or ar ear our yr re ure eur err urr irr ere yrrh orr oar ier eer oeur ro ru her ehr ior uer eir ra ore oor aur r");
    spell("EY", "a ai ay ei eigh ey e ea et ee ae au aigh er ez eh he ie ei ait aye eig ais");
    spell("IH", "i y e a u ea ee ui o ie ei ia ai hi ae eo ey he oe ei iu ee u hy");
    spell("IY", "e ee ea ie i y ey ei eo ay ae oe is ia eigh it hea eye ui oi es uay he agh");
    spell("OW", "o oa ow ou oe ough au eau ew oh eo oo owe os ot ho ault aoh");
    spell("OY", "oi oy uoy aw eu oye");
    spell("UH", "oo u ou o ue or ui oe eu");
    spell("UW", "oo u ou ew ue ui o oe eu ough ieu ooh wo ou oup ous eau ui hu ous ioux eue");
    spell("Y UW", "u ew eu ue eau iew ui ieu ewe eue ugh hu you yu ou iu yew yue");
    spell("Y AH", "u io ia ie iu io eu ea eo iou");
    spell("Y UH", "u eu io");
    spell("Y ER", "ur ure ior iar ier eur iour ear ar yr yer");
    spell("Y IH", "u");
    spell("W AH", "o oi");
    spell("W AA", "oi wa oy ua ois oir");
    spell("W AO", "oi");
    spell("W EH", "e ue");
    spell("W AY", "oi");
    spell("AY ER", "ire yre");
    spell("AW ER", "our");
    spell("AH W", "u ou ow");
    spell("Y AH W", "u");
    spell("UW W", "u");
    spell("AH L", "le el al il ol ul l");
    spell("AH M", "m");
    spell("AH N", "n");
    spell("B", "b bb bh be bu");
    spell("CH", "ch tch t c ti te cz che tsch cc");
    spell("D", "d dd ed ld de bd dh ddh t");
    spell("DH", "th the dh");
    spell("F", "f ff ph gh lf ft pph u");
    spell("G", "g gg gh gu gue ckg x");
    spell("HH", "h wh j x");
    spell("JH", "j g dg dj gg d di ge dge gi du de ch zz");
    spell("K", "c k ck ch cc q qu cch kk cq que ke lk kh cqu qu x g cu kc");
    spell("K S", "x xc xs cc xe");
    spell("K SH", "x xi ct cti xu");
    spell("G Z", "x xh");
    spell("G ZH", "x");
    spell("K W", "qu cqu cu ch qw");
    spell("L", "l ll lle le sl ln il lh");
    spell("M", "m mm mb mn gm lm me mme hm chm");
    spell("N", "n nn kn gn pn mn nd ne on gne nh mp nt nne dn");
    spell("NG", "ng n ngue nd ngg");
    spell("P", "p pp ph pe ppe b bp gh");
    spell("R", "r rr wr rh rrh re l lo");
    spell("S", "s ss c sc st ps sw se ce sce sch sth tz z cc sse ts");
    spell("SH", "sh ti ci ssi si ch s ss sci ce xi sch sc se chs che t c psh");
    spell("T", "t tt ed th pt bt ct d te ght cht dt tte tw z phth st");
    spell("T S", "z zz ts tz");
    spell("T TH", "tth th");
    spell("TH", "th tth the phth h");
    spell("V", "v f vv ph ve lv w");
    spell("W", "w wh u o ou hu ju");
    spell("Y", "y i j e h ll g");
    spell("Z", "z s zz ss x se ze cz ts si sc sth thes c");
    spell("ZH", "s si g z ti ge zi j ssi t");
  }

  private final String word;
  private final String[] sound;
  private final int[][] cost;
  private final Part[][] last;

  private Alignment(String word, String[] sound) {
    this.word = word;
    this.sound = sound;
    this.cost = new int[word.length() + 1][sound.length + 1];
    this.last = new Part[word.length() + 1][sound.length + 1];
  }

  private static final int IMPOSSIBLE = 1 << 20;

  /// The parts of a word in order, or nothing when word and sound do not fit together.
  static List<Part> of(String word, String[] sound) {
    var alignment = new Alignment(word, sound);
    return alignment.find() ? alignment.parts() : List.of();
  }

  private boolean find() {
    for (var row : cost) {
      Arrays.fill(row, IMPOSSIBLE);
    }
    cost[0][0] = 0;
    for (int i = 0; i <= word.length(); i++) {
      for (int j = 0; j <= sound.length; j++) {
        if (cost[i][j] < IMPOSSIBLE) {
          step(i, j);
        }
      }
    }
    return cost[word.length()][sound.length] < 400;
  }

  private void step(int i, int j) {
    for (int count = 1; count <= 3 && j + count <= sound.length; count++) {
      var spellings = SPELLINGS.getOrDefault(key(j, count), List.of());
      for (int rank = 0; rank < spellings.size(); rank++) {
        var letters = spellings.get(rank);
        if (word.startsWith(letters, i)) {
          boolean vowelless = letters.length() == 1 && count == 2 && sound[j].startsWith("AH");
          int price = 2 + rank + (count > 1 ? 3 : 0) - 2 * (letters.length() - 1) + (vowelless ? 20 : 0) + unlikely(letters, j, count);
          reach(i, j, letters.length(), count, price);
        }
      }
    }
    if (i < word.length()) {
      char letter = word.charAt(i);
      boolean doubled = i > 0 && word.charAt(i - 1) == letter;
      boolean finalE = letter == 'e';
      reach(i, j, 1, 0, doubled ? 12 : finalE ? 10 : "hgbkwtplsnc".indexOf(letter) >= 0 ? 30 : 45);
    }
    if (j < sound.length) {
      boolean faint = sound[j].equals("AH0") || sound[j].equals("IH0") || sound[j].equals("Y") || sound[j].equals("HH");
      reach(i, j, 0, 1, faint ? 35 : 90);
    }
  }

  /// Consonants seldom take an E along with them, and KN is rare within a word.
  private int unlikely(String letters, int j, int count) {
    boolean consonant = count == 1 && !Cmudict.vowel(sound[j]);
    if (consonant && letters.equals("kn") && j > 0) {
      return 3;
    }
    return consonant && letters.length() > 1 && letters.endsWith("e") ? 5 : 0;
  }

  private String key(int from, int count) {
    var key = new StringBuilder();
    for (int j = from; j < from + count; j++) {
      var phoneme = sound[j];
      key.append(j == from ? "" : " ").append(Cmudict.vowel(phoneme) ? phoneme.substring(0, phoneme.length() - 1) : phoneme);
    }
    return key.toString();
  }

  private void reach(int i, int j, int letters, int phonemes, int price) {
    int total = cost[i][j] + price;
    if (total < cost[i + letters][j + phonemes]) {
      cost[i + letters][j + phonemes] = total;
      last[i + letters][j + phonemes] = new Part(i, i + letters, List.of(sound).subList(j, j + phonemes));
    }
  }

  private List<Part> parts() {
    var parts = new ArrayList<Part>();
    int i = word.length();
    int j = sound.length;
    while (i > 0 || j > 0) {
      var part = last[i][j];
      parts.addFirst(part);
      i = part.from();
      j -= part.sound().size();
    }
    return parts;
  }
}
