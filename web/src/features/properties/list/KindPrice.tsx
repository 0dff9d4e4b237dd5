import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { VendorProperty } from '../../../../../shared/contracts/properties.ts';
import { fieldIssues } from '../../../../../shared/rules/field.ts';
import { roomFields } from '../../../../../shared/rules/property.ts';
import { Button } from '../../../components/Button.tsx';
import { FormAlert } from '../../../forms/FormAlert.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useForm } from '../../../forms/useForm.ts';
import { formatPrice } from '../../rooms/format.ts';
import { useSetPrice } from '../api/useSetPrice.ts';
import { askOnce } from '../form/unusualPrices.ts';

interface Props {
  property: VendorProperty;
  /** Id of the kind. */
  kind: string;
  /** The rooms of the kind, in words. */
  name: string;
  /** Whole PKR a night. */
  price: number;
}

/** The price of a kind, which is changed in its place for all rooms of the kind. */
export function KindPrice({ name, ...price }: Props) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const button = useFocusWhenClosed(open);
  if (open) return <PriceForm {...price} onClose={() => setOpen(false)} />;
  const shown = formatPrice(price.price);
  return (
    <p className="numbers flex flex-wrap items-center wrap-anywhere gap-x-2">
      <span>{shown}</span>
      <Button
        ref={button}
        variant="quiet"
        aria-label={t`Change price: ${name}`}
        onClick={() => setOpen(true)}
        className="-my-1"
      >
        <Trans>Change price</Trans>
      </Button>
    </p>
  );
}

const fields = { price: roomFields.price };

function PriceForm({ property, kind, price, onClose }: Omit<Props, 'name'> & { onClose: () => void }) {
  const { t } = useLingui();
  const setPrice = useSetPrice(property, kind);
  const [askAboutPrice] = useState(() => askOnce([String(price)]));
  const { control, busy, form } = useForm({
    fields,
    initial: { price: String(price) },
    check: (typed) => {
      const issues = fieldIssues(fields, typed);
      return issues.length > 0 ? issues : askAboutPrice([{ path: 'price', price: typed.price }]);
    },
    send: (values) => setPrice(values.price),
    onDone: onClose,
  });
  const typed = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = typed.current?.querySelector('input');
    input?.focus();
    input?.select();
  }, []);
  return (
    <form
      {...form}
      onKeyDown={(event) => event.key === 'Escape' && !busy && onClose()}
      className="mt-2 grid max-w-72 gap-3"
    >
      <div ref={typed}>
        <TextField {...control('price')} autoComplete="off" hint={t`For all rooms of this kind, in rupees (PKR)`} />
      </div>
      <FormAlert />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          <Trans>Save</Trans>
        </Button>
        <Button variant="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

/** The button takes the focus back from the form that stood in its place. */
function useFocusWhenClosed(open: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return button;
}
