import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { memo, useId, useState } from 'react';
import { Button } from '../../../../components/Button.tsx';
import { ConfirmDialog } from '../../../../components/ConfirmDialog.tsx';
import { Icon } from '../../../../components/Icon.tsx';
import { newKey } from '../../../../forms/newKey.ts';
import type { PropertyFormState } from '../usePropertyForm.ts';
import { DifferingRooms } from './DifferingRooms.tsx';
import { KindFields } from './KindFields.tsx';
import type { KindDraft } from './kindDraft.ts';
import { nameOfRoomDrafts, summaryOf } from './nameOfKind.ts';

interface Props extends Pick<PropertyFormState, 'edit' | 'errors' | 'uploads'> {
  kind: KindDraft;
  open: boolean;
  /** Fields that are missing or wrong. */
  left: number;
  /** The last kind that is left cannot be removed. */
  removable: boolean;
  /** The property has as many rooms or kinds as it may have. */
  full: boolean;
  onToggle: (key: string) => void;
  /** Receives the key of a kind that was made of this one. */
  onAdded: (key: string) => void;
}

/** A kind of the form, which folds to a line. It is only rendered again when it changes: a property may have forty. */
export const KindCard = memo(({ kind, open, left, onToggle, ...card }: Props) => {
  const id = useId();
  const { key } = kind;
  const name = nameOfRoomDrafts(kind.rooms);
  return (
    <fieldset id={key} aria-labelledby={`${id}-name`} className="min-w-0 border-t border-hairline">
      <h3 className="font-sans tracking-normal">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-fields`}
          onClick={() => onToggle(key)}
          className="flex min-h-13 w-full items-center gap-3 py-3.5 text-start hover:text-glacier"
        >
          <span className="grid min-w-0 grow gap-0.5">
            <span id={`${id}-name`} className="numbers text-xl leading-snug font-semibold wrap-anywhere">
              {name}
            </span>
            {!open && <Summary kind={kind} left={left} />}
          </span>
          <Icon name="chevronDown" className={`size-6 text-bark ${open ? 'rotate-180' : ''}`} />
        </button>
      </h3>
      {open && (
        <div id={`${id}-fields`} className="grid gap-5 pt-1 pb-6">
          <KindFields kind={kind} edit={card.edit} errors={card.errors} uploads={card.uploads} />
          <DifferingRooms kind={kind} edit={card.edit} full={card.full} onAdded={card.onAdded} />
          <CardButtons kind={kind} name={name} {...card} />
        </div>
      )}
    </fieldset>
  );
});

/** The kind of a folded card in words, in one line where the screen is wide enough. */
function Summary({ kind, left }: Pick<Props, 'kind' | 'left'>) {
  return (
    <span className="numbers text-sm font-normal text-bark">
      {summaryOf(kind).join(' · ')}
      {left > 0 && (
        <span className="block font-semibold text-apricot-deep">
          <Plural value={left} one="# field left" other="# fields left" />
        </span>
      )}
    </span>
  );
}

type ButtonsProps = Pick<Props, 'kind' | 'edit' | 'removable' | 'full' | 'onAdded'> & { name: string };

function CardButtons({ kind, name, edit, removable, full, onAdded }: ButtonsProps) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);

  function addAlike() {
    const key = newKey();
    edit.addKind(key, kind.key);
    onAdded(key);
  }

  return (
    <div className="flex flex-wrap gap-x-4 gap-y-2">
      <Button variant="secondary" disabled={full} onClick={addAlike}>
        <Trans>Add a kind like this one</Trans>
      </Button>
      {removable && (
        <Button
          variant="quiet"
          aria-label={t`Remove ${name}`}
          onClick={() => (isEmpty(kind) ? edit.removeKind(kind.key) : setAsking(true))}
        >
          <Trans>Remove</Trans>
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          title={<Trans>Remove {name}?</Trans>}
          action={<Trans>Remove</Trans>}
          busy={false}
          onConfirm={() => edit.removeKind(kind.key)}
          onCancel={() => setAsking(false)}
        >
          <Trans>The numbers, price, photos and answers leave this form.</Trans>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** Whether nothing is lost with the kind. */
function isEmpty({ id, photos, No_of_beds, capacity, price }: KindDraft): boolean {
  return id === undefined && photos.length === 0 && `${No_of_beds}${capacity}${price}` === '';
}
