import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../components/Button.tsx';

interface Props {
  /** Of whom, or of which stay. */
  name: string;
  /** Id of the part that it opens. */
  part: string;
  isOpen: boolean;
  onPress: () => void;
  className: string;
}

/** Opens and closes the payments of a booking. */
export function PaymentsButton({ name, part, isOpen, onPress, className }: Props) {
  const { t } = useLingui();
  return (
    <Button
      variant="quiet"
      className={className}
      aria-expanded={isOpen}
      aria-controls={isOpen ? part : undefined}
      aria-label={isOpen ? t`Hide payments of ${name}` : t`Payments of ${name}`}
      onClick={onPress}
    >
      {isOpen ? <Trans>Hide payments</Trans> : <Trans>Payments</Trans>}
    </Button>
  );
}
