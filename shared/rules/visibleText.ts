/**
 * Invisible characters, as a part of a regular expression: control characters, marks that turn the direction of the
 * text behind them, and the sign of a character that was lost on the way. The zero-width joiner and non-joiner are not
 * among them, for Urdu is written with them.
 */
const hidden = '\\p{Cc}\\p{Cs}\\u061c\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffd';

/** Text without them. Tabs and breaks are blanks in a single line, where no more than one blank is kept. */
export const clean = /* @__PURE__ */ new RegExp(`^(?:[\\t\\n\\r\\u2028\\u2029]|[^${hidden}])*$`, 'u');

/** Something to be seen: Braille has a cell without dots, and Hangul has letters that stand for none. */
export const visible = /[^\s\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;
