import { anyDay } from './dates.ts';
import { text } from './field.ts';

/** A calendar day, typed as people write it, and kept as `YYYY-MM-DD`. */
export function dayField<const Label extends string>(label: Label) {
  return text({
    label,
    maxLength: 10,
    format: 'date',
    rule: (typed) => (anyDay(typed) ? undefined : { code: 'no_such_day', params: { label } }),
    keep: (typed) => anyDay(typed) ?? typed.trim(),
  });
}
