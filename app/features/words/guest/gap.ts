/** As a message's value: where a text goes that needs no isolation, because its parts have their own. */
export const gap = '\uE000';

export const fillGap = (text: string, value: string) => text.replace(gap, () => value);
