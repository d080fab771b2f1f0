import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { measureGrowth, mostGrowth } from '#tests/setup/growth.ts';

import { findKind } from './column-headings.ts';
import { guessColumns, listLeftOut, readRows } from './csv-columns.ts';
import { listLines, readGuestLines, writeGuestLine } from './guest-lines.ts';
import { listLeftOutOf } from './pasted-table.ts';
import { isWorkbook, readCsv } from './read-csv.ts';

const limits = { name: 200, email: 320, people: 20, companions: 10 };
const read = (csv: string) => {
  const table = readCsv(new TextEncoder().encode(csv), 10_000);
  const columns = guessColumns(table.rows);
  return {
    ...table,
    guests: readRows(table.rows, columns),
    leftOut: listLeftOut(table.rows, columns),
  };
};
const namesOf = (csv: string) => read(csv).guests.map(({ name }) => name);

describe('columns', () => {
  test.each([
    ['Name;Vorname\nMüller;Zoë\nIto;Ben', ['Zoë Müller', 'Ben Ito']],
    ['Nom;Prénom\nMoreau;Inés', ['Inés Moreau']],
    ['Cognome;Nome\nRossi;Ada', ['Ada Rossi']],
    ['Nombre;Apellidos\nAna;Pérez Gil', ['Ana Pérez Gil']],
    ['Surname,Name\nOkafor,Ana', ['Ana Okafor']],
    ['Nome;Sobrenome\nJoão;Silva', ['João Silva']],
    ['Naam;Achternaam\nTess;de Vries', ['Tess de Vries']],
    ['Imię;Nazwisko\nOla;Kowal', ['Ola Kowal']],
    ['Ime;Priimek\nAna;Kovač', ['Ana Kovač']],
    ['Ad;Soyad\nEce;Yılmaz', ['Ece Yılmaz']],
    ['الاسم,اسم العائلة\nليلى,حداد', ['ليلى حداد']],
    ['नाम,उपनाम\nमीरा,शाह', ['मीरा शाह']],
    ['名,姓\n芳,王', ['王 芳']],
    ['姓,名\n山田,太郎', ['山田 太郎']],
  ])('of %j give whole names (behaviour 33.37)', (csv, names) => {
    expect(namesOf(csv)).toEqual(names);
    expect(read(csv).leftOut).toEqual([]);
  });

  test('keep a name that is whole beside its first half (behaviour 33.37)', () => {
    const csv = 'Name,First name\nAna Okafor,Ana\nBen Ito,Ben';
    expect(namesOf(csv)).toEqual(['Ana Okafor', 'Ben Ito']);
    expect(read(csv).leftOut).toEqual([]);
    expect(namesOf('Full name,First name\nOkafor,Ana')).toEqual(['Okafor']);
    expect(read('Full name,First name\nOkafor,Ana').leftOut).toEqual(['First name']);
  });

  test('that give nothing to a guest are named (behaviour 33.37)', () => {
    expect(read('Name,Tisch,Empty,Guest\nAna,3,,Tom').leftOut).toEqual(['Tisch', 'Guest']);
    expect(read('ana@x.org,Ana,0170').leftOut).toEqual(['Column 3']);
    expect(listLeftOutOf(['Name\tEmail\tTable', 'Ana\tana@x.org\t0170'])).toEqual(['Table']);
    expect(listLeftOutOf(['Ana, Ben'])).toEqual([]);
  });

  test.each(
    [
      [
        'companions',
        'Plus;Plus ones;+1;May bring;Begleitung;Accompagnants;Acompañantes;Accompagnatori',
      ],
      [
        'companions',
        'Acompanhantes;Introducés;Osoby towarzyszące;Spremljevalci;Refakatçi;المرافقون',
      ],
      ['companions', 'साथी;同伴;同伴者'],
      [
        'email',
        'E-Mail;Courriel;Correo electrónico;Indirizzo e-mail;Endereço de e-mail;E-mailadres',
      ],
      ['email', 'Adres e-mail;E-pošta;E-posta;البريد الإلكتروني;ईमेल;邮箱;メールアドレス'],
      ['labels', 'Gruppe;Étiquettes;Etiquetas;Gruppi;Marcadores;Groep;Grupa;Skupina;Grup;المجموعة'],
      ['labels', 'समूह;分组;グループ'],
      [
        'name',
        'Gast;Invités;Invitado;Ospiti;Convidado;Gasten;Gość;Gostje;Davetli;الضيف;मेहमान;姓名;氏名',
      ],
    ].flatMap(([kind = '', words = '']) => words.split(';').map((word) => [word, kind] as const)),
  )('%s are %s (behaviour 33.37)', (word, kind) => {
    expect(findKind(word)).toBe(kind);
    expect(findKind(` ${word.toUpperCase()} `)).toBe(kind);
  });

  test.each(['Plus', 'Accompagnatori', '+1'])(
    'a column %s says how many a guest may bring (behaviour 33.37)',
    (heading) => {
      expect(read(`Name;${heading}\nAna;2\nBen;+1`).guests).toEqual([
        { name: 'Ana', email: '', companions: 2 },
        { name: 'Ben', email: '', companions: 1 },
      ]);
    },
  );
});

describe('a file', () => {
  test.each([';', ',', '\t', '|'])(
    'that names %j as its separator is read by it (behaviour 33.37)',
    (mark) => {
      expect(
        read(`\ufeffsep=${mark}\r\nName${mark}Email\r\nAna${mark}ana@x.org\r\n`).guests,
      ).toEqual([{ name: 'Ana', email: 'ana@x.org' }]);
    },
  );

  test('of a spreadsheet program is told from text (behaviour 33.37)', () => {
    expect(isWorkbook(Uint8Array.of(0x50, 0x4b, 3, 4, 20))).toBe(true);
    expect(isWorkbook(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0))).toBe(true);
    expect(isWorkbook(new TextEncoder().encode('PK,Name'))).toBe(false);
    expect(isWorkbook(new Uint8Array())).toBe(false);
  });

  test.each([
    ['Name,Email\n"Ana,ana@x.org\nBen,ben@x.org\n', ['Ana', 'Ben'], ['"Ana,ana@x.org']],
    ['Name,Email\n"Ana,ana@x.org\n"Ben",ben@x.org\n', ['Ana', 'Ben'], ['"Ana,ana@x.org']],
    ['Name,Email\nAna,"ana@x.org\n"Ben",\nCy,', ['Ana', 'Ben', 'Cy'], ['Ana,"ana@x.org']],
    ['Name,Email\n"Ana "the" Great",\nBen,', ['Ana "the" Great', 'Ben'], []],
    ['Name,Note\n"Ana","two\nlines"\nBen,', ['Ana', 'Ben'], []],
  ])('%j loses no row to a quotation mark (behaviour 33.37)', (csv, names, unclosed) => {
    expect(namesOf(csv)).toEqual(names);
    expect(read(csv).unclosed).toEqual(unclosed);
  });

  test('has at most 300 columns, whatever stands in its rows (behaviour 33.37)', () => {
    const { guests, rows } = read(`Name;Email\nAna${';x'.repeat(200_000)}\nBen;`);
    expect(guests.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
    expect(Math.max(...rows.map(({ length }) => length))).toBe(300);
  });

  test('has every row, whichever of them has an open quotation mark (behaviour 33.37)', () => {
    const name = fc.stringMatching(/^[A-Z][a-z]{1,6}$/);
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 8 }), fc.nat(), (names, chosen) => {
        const at = chosen % names.length;
        const rows = names.map((one, index) => (index === at ? `"${one},` : `"${one}",`));
        expect(namesOf(['Name,Email', ...rows].join('\n'))).toEqual(names);
      }),
    );
  });

  test.each(['"', '"\n', '"a\n', 'a"', ',"', '"a",', 'a,b\n', '""', ' '])(
    'that repeats %j is read in proportion to its length (behaviour 33.37)',
    (unit) => {
      expect(measureGrowth(read, { unit, length: 1000 })).toBeLessThan(mostGrowth);
    },
  );
});

test.each([
  'Ana Okafor [ana@x.org]',
  'Ana Okafor - ana@x.org',
  'Ana Okafor – ana@x.org',
  'ana@x.org - Ana Okafor',
  'Ana Okafor | ana@x.org',
  'Ana Okafor|ana@x.org',
  'Ana Okafor，ana@x.org',
  'Ana Okafor；ana@x.org',
])('in %j the name is Ana Okafor (behaviour 33.37)', (line) => {
  expect(readGuestLines([line], limits)).toMatchObject([
    { guests: [{ name: 'Ana Okafor', email: 'ana@x.org' }] },
  ]);
});

const listNames = (text: string) =>
  readGuestLines(listLines(text), limits).flatMap(({ guests }) =>
    (guests ?? []).map(({ name }) => name),
  );

test('full-width commas separate names, and stay in a name in quotation marks (behaviour 33.37)', () => {
  expect(listNames('王芳，李明\n佐藤、鈴木、高橋')).toEqual([
    '王芳',
    '李明',
    '佐藤',
    '鈴木',
    '高橋',
  ]);
  expect(listNames(writeGuestLine({ name: '王芳，李明', email: '' }))).toEqual(['王芳，李明']);
});
