import { answer } from '../../shared/answers.ts';
import type { setPayee, withdrawPayeeChange } from '../../shared/contracts/payees.ts';
import type { Input } from '../../shared/endpoint.ts';
import { fail } from '../../shared/errors.ts';
import { lastFourOf } from '../../shared/rules/iban.ts';
import { payeeAccounts } from '../../shared/rules/payees.ts';
import { attempts } from '../accounts/attempts.ts';
import { type Profile, profiles } from '../accounts/profiles.ts';
import { sessions } from '../accounts/sessions.ts';
import { suspensionFailure } from '../accounts/suspension.ts';
import type { Mail, Reader } from '../mail/compose.ts';
import { mailBlocked, mailBlocks } from '../mail/mailBlocks.ts';
import { mailbox } from '../mail/mailbox.ts';
import { mailLimits } from '../recovery/mailLimits.ts';
import { sendOrTakeBack } from '../recovery/sendCode.ts';
import type { HandlerInput } from '../runtime/handlerOf.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { proofPorts, proveOwner } from './ownerProof.ts';
import { type NewAccounts, payeeChanges, payeeWithdrawals } from './payeeChanges.ts';
import { payeeKey } from './payeeItem.ts';
import { payeeChangeMail, withdrawnMail } from './payeeMail.ts';
import { payeeSealing, type Sealer } from './sealing.ts';

const changePorts = {
  session: sessions.vendor,
  attempts: attempts.vendor,
  profiles: profiles.vendor,
  limits: mailLimits.vendor,
  blocks: mailBlocks.vendor,
  mail: mailbox,
};

/** Ports that change where guests pay, and that take a change back. */
export const payeePorts = {
  set: { ...changePorts, ...proofPorts, payees: payeeChanges, sealing: payeeSealing },
  withdraw: { ...changePorts, payees: payeeWithdrawals },
};

type SetPorts = Omit<OpenPorts<typeof payeePorts.set>, 'session'>;
type WithdrawPorts = Omit<OpenPorts<typeof payeePorts.withdraw>, 'session'>;
type SetInput = Pick<HandlerInput<typeof setPayee>, 'session' | 'client' | 'body'>;
type WithdrawInput = Pick<HandlerInput<typeof withdrawPayeeChange>, 'session' | 'client'>;

/**
 * Changes where guests pay an owner, who is told by mail: a change of which no mail went out never holds.
 * @throws Failure `not_found`, `account_suspended`, `owner_unconfirmed`, `proof_needed`, `conflict`, `mail_unavailable` and those of `proveOwner`
 */
export async function changePayee({ session: { id }, client, body }: SetInput, ports: SetPorts) {
  const { account, revision } = body;
  await ports.attempts.onAccount('changes', id);
  const owner = await mailableOwner(id, ports);
  if (owner.suspension) throw suspensionFailure(owner.suspension);
  if (owner.emailConfirmedAt === undefined) throw fail('owner_unconfirmed');
  await proveOwner(owner, body, ports);
  const change = await ports.payees.set(id, newAccounts(id, account, ports.sealing), revision);
  await sendOrTakeBack({ takeBack: () => ports.payees.takeBack(id, change.revision) }, () =>
    tell(owner, client, (reader) => payeeChangeMail(reader, change.next), ports),
  );
  return { ...answer('payee_set'), data: await ports.payees.told(id, change.revision) };
}

/** Takes a change back that does not hold yet. @throws Failure `not_found`, `payee_holds`, `conflict`, `mail_unavailable` */
export async function withdrawChange({ session: { id }, client }: WithdrawInput, ports: WithdrawPorts) {
  await ports.attempts.onAccount('changes', id);
  const owner = await mailableOwner(id, ports);
  const { payees, withdrawn, holds } = await ports.payees.withdraw(id);
  if (holds) throw fail('payee_holds');
  // A call that comes again after its answer was lost finds nothing to take back.
  if (withdrawn?.told) await tell(owner, client, (reader) => withdrawnMail(reader, withdrawn), ports);
  return { ...answer('payee_change_withdrawn'), data: payees };
}

/** The owner, to whom mails go. */
async function mailableOwner(
  id: string,
  { profiles, blocks }: Pick<SetPorts, 'profiles' | 'blocks'>,
): Promise<Profile> {
  const owner = await profiles.find(id);
  if (!owner) throw fail('not_found');
  if (await blocks.reasonFor(owner.email)) throw mailBlocked();
  return owner;
}

async function tell(
  { email, language }: Profile,
  client: SetInput['client'],
  write: (reader: Pick<Reader, 'language' | 'siteUrl'>) => Mail,
  { limits, mail }: Pick<SetPorts, 'limits' | 'mail'>,
): Promise<void> {
  await limits.take(email, 'account');
  await mail.send(email, write({ language: language ?? client.language, siteUrl: mail.siteUrl }));
}

/** The accounts of a form; undefined where it has none, so that those of before are taken away. */
function newAccounts(id: string, sent: Input<typeof setPayee>['body']['account'], { seal }: Sealer): NewAccounts {
  const { title, ...numbers } = sent;
  const accounts = payeeAccounts.flatMap((kind) => {
    const number = numbers[kind];
    return number ? [{ kind, lastFour: lastFourOf(number) }] : [];
  });
  if (accounts.length === 0) return undefined;
  return { known: { title, accounts }, seal: (version) => seal({ title, ...numbers }, payeeKey(id, version)) };
}
