import { type AtRule, type Declaration, parse, type Root } from 'postcss';

/** The unit of lengths, as the theme states it in rem. */
const unit = /--spacing:\s*([\d.]+)rem/;

const multiple = /calc\(var\(--spacing\) \* (-?[\d.]+)\)/g;

/** Nothing is chosen as a file, switched off or refused before scripts run. */
const later = /::file-selector-button|:disabled|aria-invalid/;

/**
 * Styles without what a page can do without until it has those of the whole site: how things look under a pointer, how they change, and
 * what is registered and not used. Each kilobyte counts here: a first answer of more than 14.6 KB takes one round trip more (RFC 6928).
 */
export function shrinkStyles(css: string): string {
  const [, rem] = unit.exec(css) ?? [];
  if (rem === undefined) throw new Error('The styles state no --spacing in rem.');
  const styles = parse(css);
  styles.walkDecls((declaration) => {
    if (isLater(declaration)) declaration.remove();
    else declaration.value = declaration.value.replace(multiple, (_, times) => inRem(Number(times) * Number(rem)));
  });
  styles.walkRules((rule) => {
    if (rule.nodes.length === 0 || later.test(rule.selector)) rule.remove();
  });
  styles.walkAtRules((rule) => {
    if (isLeftOut(rule, styles)) rule.remove();
  });
  styles.walkComments((comment) => void comment.remove());
  return styles.toString();
}

/** Of what changes, and what is said again for the same prefix. */
function isLater(declaration: Declaration): boolean {
  const { prop, value } = declaration;
  const next = declaration.next();
  const again = next?.type === 'decl' && next.prop === prop && next.value === value;
  return again || /^(?:transition|--tw-(?:duration|ease)$)/.test(prop);
}

/** `@layer properties` stands for `@property` in browsers that lack it, and for which Tailwind is not made. */
function isLeftOut({ name, params }: AtRule, styles: Root): boolean {
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

function inRem(length: number): string {
  return `${String(length).replace(/^(-?)0\./, '$1.')}rem`;
}
