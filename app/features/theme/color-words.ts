import { takeApart } from './lexicon/grammar.ts';
import { isDenied, spellOutNo } from './lexicon/heed.ts';

/** By their CSS names. `_` stands for a space; a trailing `-` takes any ending. */
const words = {
  red: 'in_rot rot_und rot_weiss rot_gold rote roter rotes roten rojo roja rojos rojas rouge rouges rosso rossa rossi rosse vermelh- rood czerwon- rdec- kirmizi احمر حمراء लाल',
  blue: 'blau blaue blauer blaues blauen azul azules bleu bleue bleus blu blauw blauwe niebiesk- moder modra modro modri mavi ازرق زرقاء नीला नीली नीले',
  navy: 'dunkelblau- marineblau- azul_marino bleu_marine bleu_nuit blu_notte donkerblauw- granatow- temno_moder temno_modra lacivert',
  lightblue:
    'hellblau- azul_claro azul_celeste bleu_ciel azzurr- lichtblauw- blekitn- svetlo_modra svetlo_moder acik_mavi',
  green:
    'grun grune gruner grunes grunen verde verdes vert verte verts vertes groen groene zielon- zelen- yesil اخضر خضراء हरा हरी हरे',
  darkgreen:
    'dunkelgrun- verde_oscuro verde_scuro verde_escuro vert_fonce vert_sapin donkergroen- ciemnozielon- temno_zelen- koyu_yesil',
  yellow:
    'gelb gelbe gelber gelbes gelben amarill- amarel- jaune jaunes giallo gialla gialli gialle geel gele zolty zolta zolte rumen- اصفر صفراء पीला पीली पीले',
  orange: 'naranja arancione arancio laranja oranje pomaranczow- oranzn- turuncu برتقالي नारंगी',
  pink: 'rosa rosas rosado rosada roze rozow- pembe وردي गुलाबी',
  purple:
    'lila violett- morado morada morados moradas roxo roxa paars paarse fioletow- vijolicn- vijolicast- mor بنفسجي बैंगनी',
  turquoise: 'turkis turkise turquesa turchese turkoois turkusow- turkizn- turkuaz فيروزي',
  brown: 'braun- marron marrom marrone bruin bruine brazow- rjav- kahverengi بني भूरा भूरी',
  beige: 'sandfarben- beis bezow- bej',
  gray: 'grau graue grauer graues grauen gris grises grigio grigia cinza grijs grijze szary szara szare sivo رمادي स्लेटी',
  black:
    'schwarz- negro negra negros negras noir noire noirs noires nero nera neri nere preto preta zwart zwarte czarn- crn crna crno siyah اسود سوداء काला काली काले',
  white:
    'weiss weisse weisser weisses weissen blanco blanca blancos blancas blanc blanche blancs bianco bianchi branco branca witte bialy biala biale belo beyaz ابيض بيضاء सफेद सफ़ेद',
  gold: 'goldene goldenen goldener goldenes oro dorad- d_or doree dorees ouro dourad- dorato dorata gouden zloty zlota zlote zlat zlata zlati zlato altin ذهبي ذهبيه सुनहरा सुनहरी',
  silver:
    'silber silberne silberner silbernes silbernen silberhochzeit de_plata platead- argent argentee argento argentat- de_prata pratead- zilver zilveren srebrn- srebro gumus فضي فضيه चांदी',
} as const;

/** No spaces separate Chinese and Japanese words. */
const unspacedWords = {
  red: '红色 紅色 赤色 大红',
  blue: '蓝色 藍色 青色 青い',
  green: '绿色 綠色 緑色 緑の',
  yellow: '黄色',
  pink: '粉色 粉红 ピンク 桃色',
  purple: '紫色 紫の',
  black: '黑色 黒色 黒い 黑白',
  white: '白色 白い 黑白 純白',
  gold: '金色 金婚',
  silver: '银色 銀色 银婚 銀婚',
} as const;

const whole = new Map<string, string>();
const starts: [start: string, name: string][] = [];
for (const [name, list] of Object.entries(words)) {
  for (const word of list.split(' ')) {
    const term = takeApart(word.replaceAll(/[_-]/g, ' ')).words.join(' ');
    if (word.endsWith('-')) starts.push([term, name]);
    else whole.set(term, name);
  }
}

function findName(word: string): string | undefined {
  const isStart = ([start]: (typeof starts)[number]) =>
    word.startsWith(start) && !word.includes(' ', start.length);
  return whole.get(word) ?? starts.find(isStart)?.[1];
}

/** By their CSS names. Takes normalized text. */
export function listForeignColors(text: string): string[] {
  const { words: said, runs } = takeApart(spellOutNo(text));
  const found: string[] = [];
  for (let at = 0; at < said.length; at++) {
    const pair = findName(`${said[at]} ${said[at + 1] ?? ''}`);
    const name = pair ?? findName(said[at] ?? '');
    if (name && !isDenied(said, at, -1)) found.push(name);
    if (pair) at++;
  }
  for (const [name, list] of Object.entries(unspacedWords)) {
    if (list.split(' ').some((term) => runs.some((run) => run.includes(term)))) found.push(name);
  }
  return found;
}
