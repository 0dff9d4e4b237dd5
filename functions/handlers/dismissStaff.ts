import { answer } from '../../shared/answers.ts';
import { dismissStaff } from '../../shared/contracts/staff.ts';
import { sessions } from '../accounts/sessions.ts';
import { implement } from '../runtime/implement.ts';
import { presentMember } from '../staff/staffItem.ts';
import { staffDismissals } from '../staff/staffStore.ts';

export const handler = implement(
  dismissStaff,
  { session: sessions.vendor, dismissals: staffDismissals },
  async ({ session, params: { staffId } }, { dismissals }) => ({
    ...answer('staff_dismissed'),
    data: (await dismissals.dismiss(session.id, staffId)).map(presentMember),
  }),
);
