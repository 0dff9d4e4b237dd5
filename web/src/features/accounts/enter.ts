import type { Role } from '../../../../shared/endpoint.ts';
import type { AnswerOf } from '../../api/types.ts';
import { startSession } from '../../session.ts';

/** Begins the session that a login or a signup answered with; the page then leads on by itself. */
export function enter(role: Role, { data }: AnswerOf<'userLogin'>): void {
  startSession({ role, id: data.user._id, token: data.token });
}
