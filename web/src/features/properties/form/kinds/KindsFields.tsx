import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { propertyLimits } from '../../../../../../shared/rules/property.ts';
import { Button } from '../../../../components/Button.tsx';
import { Icon } from '../../../../components/Icon.tsx';
import { newKey } from '../../../../forms/newKey.ts';
import { FormSection } from '../StepList.tsx';
import type { Progress } from '../steps.ts';
import type { PropertyFormState } from '../usePropertyForm.ts';
import { KindCard } from './KindCard.tsx';
import { type KindDraft, roomsOf } from './kindDraft.ts';

interface Props extends Pick<PropertyFormState, 'draft' | 'edit' | 'errors' | 'uploads' | 'cards'> {
  /** Fields that are missing or wrong in each kind. */
  left: Progress['kinds'];
}

/** The rooms of the property: a card for each kind. */
export function KindsFields({ draft: { kinds }, cards, left, ...form }: Props) {
  const { t } = useLingui();
  const list = useFocusOnNew(kinds);
  const full = kinds.length >= propertyLimits.kinds || roomsOf(kinds).length >= propertyLimits.rooms;

  function add() {
    const key = newKey();
    form.edit.addKind(key);
    cards.openOnly(key);
  }

  return (
    <FormSection
      step="rooms"
      title={<Trans>Room details</Trans>}
      lead={<Trans>Rooms that are alike are listed together, with one price and the same photos.</Trans>}
    >
      {form.errors.rooms && (
        <p id="rooms-note" className="text-sm text-poppy">
          {form.errors.rooms}
        </p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset around those of the kinds would look like one of them */}
      <div
        ref={list}
        role="group"
        tabIndex={-1}
        className="scroll-mt-40 border-b border-hairline outline-none"
        aria-label={t`Rooms`}
        aria-describedby={form.errors.rooms ? 'rooms-note' : undefined}
        aria-invalid={form.errors.rooms ? true : undefined}
      >
        {kinds.map((kind) => (
          <KindCard
            key={kind.key}
            kind={kind}
            open={cards.open.has(kind.key)}
            left={left.get(kind.key) ?? 0}
            removable={kinds.length > 1}
            full={full}
            onToggle={cards.toggle}
            onAdded={cards.openOnly}
            {...form}
          />
        ))}
      </div>
      <Button variant="secondary" disabled={full} onClick={add} className="justify-self-start">
        <Icon name="plus" className="size-4.5" />
        <Trans>Add another kind of room</Trans>
      </Button>
    </FormSection>
  );
}

/** Moves the focus to the first field of a kind that was added, and to the kinds when one was removed. */
function useFocusOnNew(kinds: readonly KindDraft[]) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(kinds);
  useEffect(() => {
    const known = new Set(before.current.map(({ key }) => key));
    const more = kinds.length - before.current.length;
    before.current = kinds;
    // A form that is begun afresh has other kinds.
    if (!kinds.some(({ key }) => known.has(key))) return;
    const added = kinds.find(({ key }) => !known.has(key));
    if (added) document.getElementById(added.key)?.querySelector('input')?.focus();
    if (more < 0) list.current?.focus();
  }, [kinds]);
  return list;
}
