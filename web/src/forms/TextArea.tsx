import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { controlStyle, Field, type FieldProps } from '../components/Field.tsx';

/** Text of several lines, which grows with what is typed; what is typed in Urdu runs from the right. */
export function TextArea({
  label,
  hint,
  error,
  className,
  rows = 4,
  ...area
}: FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'style' | 'ref'>) {
  const ref = useGrowing(area.value);
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <textarea
          ref={ref}
          dir="auto"
          required
          rows={rows}
          {...area}
          {...control}
          style={{ minHeight: `calc(${rows}lh + 1.125rem)` }}
          className={`${controlStyle} field-sizing-content max-h-[70svh]`}
        />
      )}
    </Field>
  );
}

/** For browsers that do not size a field by its content themselves. */
function useGrowing(value: ComponentProps<'textarea'>['value']) {
  const ref = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the text may need another height
  useLayoutEffect(() => {
    const area = ref.current;
    if (!area || CSS.supports('field-sizing', 'content')) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
  }, [value]);
  return ref;
}
