import { type AtRule, type ChildNode, type Declaration, parse, type Root } from 'postcss';

/** The unit of lengths, as the theme states it in rem. */
const unit = /--spacing:\s*([\d.]+)rem/;

const multiple = /calc\(var\(--spacing\) \* (-?[\d.]+)\)/g;

/** The fonts behind the one that the theme states. */
const otherFonts = /(?<=^var\(--default-font-family),.*(?=\)$)/;

/** Nothing is chosen as a file, switched off, refused or unread before scripts run, and what browsers put into fields has its place. */
const later = /::file-selector-button|::-webkit-datetime|^::placeholder$|:disabled|aria-invalid|data-unread/;

/**
 * Styles without what a page can do without until it has those of the whole site: how things look under a pointer, how they change, and
 * what is registered and not used. Each kilobyte counts here: a first answer of more than 14.6 KB takes one round trip more (RFC 6928).
 */
export function shrinkStyles(css: string): string {
  const [, rem] = unit.exec(css) ?? [];
  if (rem === undefined) throw new Error('The styles state no --spacing in rem.');
  const inRem = (_: string, times: string) => `${String(Number(times) * Number(rem)).replace(/^(-?)0\./, '$1.')}rem`;
  const styles = parse(css);
  styles.walkComments((comment) => void comment.remove());
  styles.walkDecls((declaration) => {
    if (isLater(declaration)) drop(declaration);
    else declaration.value = declaration.value.replace(multiple, inRem).replace(otherFonts, '');
  });
  styles.walkRules((rule) => {
    if (later.test(rule.selector)) drop(rule);
  });
  styles.walkAtRules((rule) => {
    if (isLeftOut(rule, styles)) drop(rule);
  });
  return styles.toString();
}

/** Takes out a part, and what has nothing left then. */
function drop(part: ChildNode): void {
  const { parent } = part;
  part.remove();
  if (parent?.type !== 'root' && parent?.nodes?.length === 0) drop(parent as ChildNode);
}

/** Of what changes, and what is said again for the same prefix. */
function isLater(declaration: Declaration): boolean {
  const { prop, value } = declaration;
  const next = declaration.next();
  const again = next?.type === 'decl' && next.prop === prop && next.value === value;
  return again || /^(?:transition|--tw-(?:duration|ease)$)/.test(prop);
}

/** `@layer properties` stands for `@property` in browsers that lack it, and for which Tailwind is not made. */
function isLeftOut({ name, params, nodes }: AtRule, styles: Root): boolean {
  if (nodes?.length === 0) return true;
  if (name === 'media') return /^\(hover: ?hover\)$/.test(params);
  if (name === 'layer') return params === 'properties';
  return name === 'property' && !isUsed(params, styles);
}

function isUsed(variable: string, styles: Root): boolean {
  let used = false;
  styles.walkDecls(({ value }) => {
    if (value.includes(`var(${variable})`) || value.includes(`var(${variable},`)) used = true;
  });
  return used;
}
