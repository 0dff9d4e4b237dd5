import { Trans } from '@lingui/react/macro';
import type { PushObstacle } from './toldPhone.ts';

/** Says what keeps a browser from notifications, and how to change that. */
export function Obstacle({ obstacle }: { obstacle: PushObstacle }) {
  return <p className="text-bark">{sentenceOf(obstacle)}</p>;
}

function sentenceOf(obstacle: PushObstacle) {
  if (obstacle === 'refused') {
    return (
      <Trans>
        Your browser refuses notifications of Sarai. Press the sign beside the address, allow notifications for this
        site, then come back.
      </Trans>
    );
  }
  if (obstacle === 'homeScreen') {
    return (
      <Trans>
        An iPhone shows notifications of sites on its home screen. Press Share, then “Add to Home Screen”, open Sarai
        from there and log in.
      </Trans>
    );
  }
  return <Trans>This browser cannot show notifications. Mails tell you in any case.</Trans>;
}
