import type { PushStandIn } from '../../../infra/local/push/PushStandIn.ts';
import { localLimits } from '../../../infra/stages/limits.ts';
import type { Figures } from '../campaign.ts';
import type { Stores } from '../client/stores.ts';
import type { Scene } from './scene.ts';

const wide = { account: { max: 100_000, seconds: 3600 } };

/** The limits of one machine, and a crowd that writes as much as it can. */
export const talkLimits = { ...localLimits, messages: wide, threadMessages: wide };

/** How much was written, and how often phones were told. */
export function talkFigures({ inns }: Scene, { messages }: Stores, { standIn }: { standIn: PushStandIn }): Figures {
  const tried = inns.reduce((sum, { written }) => sum + written, 0);
  const stand = messages.filter(({ sk }) => sk.startsWith('message#')).length;
  return { 'messages sent': tried, 'messages that stand': stand, 'notifications decrypted': standIn.received.length };
}
