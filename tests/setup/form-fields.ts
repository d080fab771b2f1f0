export interface FormField {
  name: string;
  kind: 'hidden' | 'text' | 'checkbox' | 'radio' | 'select';
  value: string;
  /** True for all but unchecked checkboxes and radio buttons of which none is checked. */
  checked: boolean;
  options: readonly string[];
}

const unescape = (text: string) =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const readAttribute = (tag: string, name: string) => {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : unescape(value);
};

const control =
  /<input([^>]*)>|<textarea([^>]*)>([^<]*)<\/textarea>|<select([^>]*)>(.*?)<\/select>/gs;

/** The named controls of forms in rendered HTML. The radio buttons of a name are one. */
export function readFormFields(html: string): FormField[] {
  const fields = new Map<string, FormField>();
  const all = readControls(html);
  for (const field of all) {
    const group = field.kind === 'radio' ? fields.get(field.name) : undefined;
    const merged = group ?? { ...field, value: '', checked: false, options: [] };
    if (field.kind !== 'radio') continue;
    const chosen = field.checked ? { value: field.value, checked: true } : {};
    fields.set(field.name, { ...merged, ...chosen, options: [...merged.options, field.value] });
  }
  const firsts = all.filter(
    ({ kind, name }, at) => kind !== 'radio' || all.findIndex((one) => one.name === name) === at,
  );
  return firsts.map((field) => (field.kind === 'radio' && fields.get(field.name)) || field);
}

function readControls(html: string): FormField[] {
  return [...html.matchAll(control)].flatMap(
    ([, input, area, text = '', select, list = '']): FormField[] => {
      const tag = input ?? area ?? select ?? '';
      const name = readAttribute(tag, 'name');
      if (name === undefined) return [];
      const field = { name, checked: true, options: [] };
      if (area !== undefined) return [{ ...field, kind: 'text', value: unescape(text) }];
      if (select !== undefined) {
        const all = [...list.matchAll(/<option([^>]*)>/g)].map(([, option = '']) => option);
        const options = all.map((option) => readAttribute(option, 'value') ?? '');
        const chosen = all.findIndex((option) => option.includes(' selected=""'));
        const value = options[Math.max(0, chosen)] ?? '';
        return [{ ...field, kind: 'select', value, options }];
      }
      const type = readAttribute(tag, 'type');
      const isBox = type === 'checkbox' || type === 'radio';
      const kind = type === 'hidden' || isBox ? type : 'text';
      const checked = !isBox || tag.includes(' checked=""');
      return [{ ...field, kind, value: readAttribute(tag, 'value') ?? '', checked }];
    },
  );
}

/** What a browser sends for these controls and the pressed button. */
export function toEntries(
  fields: readonly FormField[],
  [name, value]: readonly [string, string],
): [string, string][] {
  const sent = fields.filter(({ checked }) => checked);
  return [...sent.map((field): [string, string] => [field.name, field.value]), [name, value]];
}
