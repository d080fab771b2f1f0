export const columnKinds = [
  'name',
  'first',
  'last',
  'email',
  'phone',
  'language',
  'labels',
  'people',
  'companions',
  'none',
] as const;

export type ColumnKind = (typeof columnKinds)[number];

type KnownKind = Exclude<ColumnKind, 'none'>;

/**
 * Headings of spreadsheets and address books in English, German, French, Spanish, Italian, Portuguese, Dutch, Polish,
 * Slovenian, Turkish, Arabic, Hindi, Chinese and Japanese; the plainest of each kind first.
 */
const words: Record<KnownKind, string> = {
  name: `Full name, Display name, Guest, Guests, Guest name, Contact, Invitee, Invitees, Attendee,
    Gast, Gäste, Invité, Invités, Nom complet, Nombre completo, Invitado, Invitados, Nome completo, Nominativo, Ospite,
    Ospiti, Invitato, Invitati, Convidado, Convidados, Volledige naam, Gasten, Imię i nazwisko, Gość, Goście,
    Ime in priimek, Gost, Gostje, Ad soyad, Adı soyadı, Davetli, Davetliler, Misafir, الاسم الكامل, الضيف, الضيوف,
    पूरा नाम, अतिथि, मेहमान, 姓名, 客人, 嘉宾, 来宾, 氏名, ゲスト, 招待客`,
  first: `First name, Given name, First, Forename, Vorname, Prénom, Nombre de pila, Nome próprio, Primeiro nome,
    Voornaam, Imię, الاسم الأول, पहला नाम, प्रथम नाम, 名`,
  last: `Last name, Surname, Family name, Last, Nachname, Familienname, Nom de famille, Apellido, Apellidos, Cognome,
    Sobrenome, Apelido, Achternaam, Familienaam, Nazwisko, Priimek, Soyad, Soyadı, Soyisim, اسم العائلة, اللقب,
    उपनाम, कुलनाम, अंतिम नाम, 姓, 姓氏, 苗字`,
  email: `Email, Mail, Email address, Address, Emails, E-mail 1 - Value, E-Mail-Adresse, Mailadresse, Courriel,
    Adresse mail, Adresse e-mail, Adresse électronique, Correo, Correo electrónico, Posta elettronica,
    Indirizzo e-mail, Endereço de e-mail, Correio eletrônico, E-mailadres, Mailadres, Adres e-mail, Mejl, E-pošta,
    E-naslov, Elektronski naslov, E-posta, E-posta adresi, البريد الإلكتروني, بريد إلكتروني, البريد, الإيميل, ईमेल,
    ईमेल पता, 邮箱, 邮箱地址, 电子邮件, 电子邮箱, 邮件, メール, メールアドレス, Eメール`,
  phone: `Phone, Phone number, Telephone, Mobile, Mobile phone, Mobile number, Cell, Cell phone, Cellphone, Tel, Phones,
    Phone 1 - Value, WhatsApp, Telefon, Telefonnummer, Handy, Handynummer, Mobil, Mobiltelefon, Mobilnummer, Rufnummer,
    Téléphone, Numéro de téléphone, Téléphone portable, Portable, Teléfono, Número de teléfono, Móvil, Celular,
    Telefono, Numero di telefono, Cellulare, Telefone, Número de telefone, Telemóvel, Telefoonnummer, Telefoon, Mobiel,
    Mobiele telefoon, Numer telefonu, Telefon komórkowy, Komórka, Telefonska številka, Mobilni telefon, GSM,
    Telefon numarası, Cep telefonu, Cep, الهاتف, رقم الهاتف, هاتف, الجوال, رقم الجوال, फ़ोन, फोन, फ़ोन नंबर, मोबाइल,
    मोबाइल नंबर, 电话, 电话号码, 手机, 手机号, 手机号码, 電話, 電話番号, 携帯, 携帯電話, 携帯番号`,
  language: `Language, Languages, Preferred language, Sprache, Langue, Idioma, Lengua, Lingua, Língua, Taal, Język,
    Jezik, Dil, اللغة, لغة, भाषा, 语言, 語言, 言語`,
  labels: `Labels, Label, Tags, Tag, Group, Groups, Group membership, Category, Categories, Gruppe, Gruppen, Kategorie,
    Kategorien, Etikett, Etiketten, Groupe, Groupes, Catégorie, Catégories, Étiquette, Étiquettes, Grupo, Grupos,
    Categoría, Etiqueta, Etiquetas, Gruppo, Gruppi, Etichetta, Etichette, Marcadores, Groep, Groepen, Grupa, Grupy,
    Kategoria, Etykieta, Etykiety, Skupina, Skupine, Oznaka, Oznake, Kategorija, Grup, Gruplar, Etiket, Etiketler,
    Kategori, المجموعة, مجموعة, الفئة, التصنيف, समूह, श्रेणी, लेबल, 分组, 群组, 标签, 类别, グループ, ラベル, タグ,
    カテゴリ, カテゴリー`,
  // Only the heading of Festoon's own export: in other files 'household' names a column that groups rows.
  people: 'Household members',
  companions: `May bring, Plus, Plus one, Plus ones, Plus 1, Companions, Companion, Extra guests, Additional guests,
    Guests allowed, Begleitung, Begleiter, Begleitpersonen, Accompagnants, Accompagnant, Accompagnateurs, Acompañantes,
    Acompañante, Accompagnatori, Accompagnatore, Acompanhantes, Acompanhante, Introducés, Introducees, Metgezellen,
    Osoby towarzyszące, Osoba towarzysząca, Spremljevalci, Spremljevalec, Refakatçi, Refakatçiler, Eşlik edenler,
    المرافقون, المرافقين, مرافقون, साथी, 同伴, 随行人数, 陪同人数, 携伴人数, 同伴者, 同伴者数, お連れ様`,
};

/** Words for a whole name that stand for one half of it beside a column with the other half. */
const halves = 'Name, Nom, Nombre, Nome, Naam, Ime, Ad, Adı, İsim, الاسم, नाम, 名字, 名前, お名前';

/** Without accents, spaces and punctuation. */
function simplify(cell: string): string {
  return cell
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

const listWords = (text: string) => text.split(',').map(simplify);
const half = new Set(listWords(halves));
const headings = new Map<string, KnownKind>(
  Object.entries({ ...words, name: `${halves}, ${words.name}` }).flatMap(([kind, text]) =>
    listWords(text).map((word) => [word, kind as KnownKind] as const),
  ),
);
const plainest = new Set(['name', ...Object.values(words).map((text) => listWords(text)[0])]);

export function findKind(cell: string): ColumnKind {
  if (/^\s*\+\s*1\s*$/.test(cell)) return 'companions';
  return headings.get(simplify(cell)) ?? 'none';
}

export const isHeading = (cell: string) => findKind(cell) !== 'none';
export const isPlainest = (cell: string) => plainest.has(simplify(cell));
export const mayBeHalf = (cell: string) => half.has(simplify(cell));
