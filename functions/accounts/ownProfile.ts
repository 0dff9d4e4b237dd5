import { answer } from '../../shared/answers.ts';
import type { accounts } from '../../shared/contracts/accounts.ts';
import { fail } from '../../shared/errors.ts';
import type { Role } from '../../shared/roles.ts';
import { mailBlocks } from '../mail/mailBlocks.ts';
import type { HandlerInput } from '../runtime/handlerOf.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import type { Session } from '../runtime/session.ts';
import { type Profile, profileEdits, profiles } from './profiles.ts';
import { accountOf, withSession } from './sessions.ts';

/** Ports that read the own profile, by role. */
export const profilePorts = withSession((role) => ({ profiles: profiles[role], blocks: mailBlocks[role] }));

/** Ports that change it, by role. */
export const profileEditPorts = withSession((role) => ({ profiles: profileEdits[role], blocks: mailBlocks[role] }));

type ReadPorts = Pick<OpenPorts<(typeof profilePorts)[Role]>, 'profiles' | 'blocks'>;
type EditPorts = Pick<OpenPorts<(typeof profileEditPorts)[Role]>, 'profiles' | 'blocks'>;

type Edit = HandlerInput<(typeof accounts)[Role]['updateProfile']>;
type LanguageChoice = HandlerInput<(typeof accounts)[Role]['setLanguage']>;

/** The own profile. @throws Failure `not_found` for an account without one */
export async function readProfile({ session }: { session: Session }, ports: ReadPorts) {
  return { ...answer('own_profile'), data: await present(await ports.profiles.find(session.id), ports) };
}

/**
 * Changes the profile; its language becomes the one in which its owner reads at this moment.
 * @throws Failure `not_found` for an account without a profile
 */
export async function changeProfile({ session, client, body }: Edit, ports: EditPorts) {
  const { userName: name, DateOfBirth: dateOfBirth, contactNumber: phone } = body;
  const edit = {
    name,
    dateOfBirth,
    phone,
    language: client.language,
    ...('companyName' in body && { companyName: body.companyName }),
  };
  return { ...answer('profile_updated'), data: await present(await ports.profiles.change(session.id, edit), ports) };
}

/**
 * Keeps the language in which mails speak to somebody, which that person has just chosen.
 * @throws Failure `not_found` for an account without a profile
 */
export async function changeLanguage({ session, body }: LanguageChoice, ports: EditPorts) {
  if (!(await ports.profiles.change(accountOf(session), body))) throw fail('not_found');
  return answer('language_kept');
}

/** A profile as the wire shows it. A traveller's contract does not know `hotelName` and leaves it out. */
async function present(profile: Profile | undefined, { blocks }: Pick<ReadPorts, 'blocks'>) {
  if (!profile) throw fail('not_found');
  const { id, name, email, dateOfBirth = '', phone = '', companyName = '' } = profile;
  return {
    _id: id,
    name,
    email,
    DateOfBirth: dateOfBirth,
    phoneNumber: phone,
    hotelName: companyName,
    emailConfirmed: profile.emailConfirmedAt !== undefined,
    mailBlock: await blocks.reasonFor(email),
  };
}
