import { answer } from '../../shared/answers.ts';
import { listStaff } from '../../shared/contracts/staff.ts';
import { sessions } from '../accounts/sessions.ts';
import { implement } from '../runtime/implement.ts';
import { presentMember } from '../staff/staffItem.ts';
import { staffList } from '../staff/staffStore.ts';

export const handler = implement(
  listStaff,
  { session: sessions.vendor, staff: staffList },
  async ({ session }, { staff }) => ({
    ...answer('own_staff'),
    data: (await staff.of(session.id)).map(presentMember),
  }),
);
