import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { lazyPart } from '../../../components/lazyPart.tsx';
import { useSession } from '../../../session.ts';
import type { AskedHotel } from './AskSheet.tsx';

const Sheet = lazyPart(async () => (await import('./AskSheet.tsx')).AskSheet);

interface Props {
  hotel: AskedHotel;
  /** The owner has confirmed the email, so that a question reaches somebody. */
  mayAsk: boolean;
}

/** The button that opens a question to the owner of a hotel; where the owner cannot be asked it says why. */
export function AskOwner({ hotel, mayAsk }: Props) {
  const [opened, setOpened] = useState(false);
  const role = useSession()?.role;
  if (role === 'vendor') return null;
  if (!mayAsk)
    return (
      <Button variant="secondary" aria-disabled className="text-start opacity-100!">
        <Trans>Questions come once the owner has confirmed the email</Trans>
      </Button>
    );
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpened(true)}>
        <Trans>Ask the owner</Trans>
      </Button>
      {opened && (
        <Suspense>
          <Sheet hotel={hotel} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
