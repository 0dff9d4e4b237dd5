/** An action that functions have for what does not happen in a trial. */
export interface RareAction {
  functions: readonly string[];
  action: string;
  because: string;
}

const hasPhonePorts = 'It has the port of whoever subscribes phones, reads those of an account and ends them.';

function ofPhones(functions: string[], table: 'users' | 'vendors', actions: string[]): RareAction[] {
  return actions.map((action) => ({ functions, action: `${table} dynamodb:${action}`, because: hasPhonePorts }));
}

/** Actions of functions for messages, phones, and mails about payments. */
export const rareInTalk: readonly RareAction[] = [
  {
    functions: ['mailBooking'],
    action: 'bookings dynamodb:Query',
    because: 'It names the receipt of an advance that has come.',
  },
  {
    functions: ['tellReports'],
    action: 'bookings dynamodb:PutItem',
    because: 'It tells operators of advances that both sides dispute.',
  },
  ...ofPhones(['getUserPushKey', 'unsubscribeUserPhone', 'userLogout'], 'users', ['PutItem']),
  ...ofPhones(['getUserPushKey', 'subscribeUserPhone'], 'users', ['DeleteItem']),
  ...ofPhones(['unsubscribeUserPhone'], 'users', ['Query']),
  ...ofPhones(['unsubscribeUserPhone', 'userLogout'], 'vendors', ['GetItem', 'PutItem', 'Query']),
  ...ofPhones(['subscribeUserPhone'], 'vendors', ['Query']),
  ...ofPhones(['getVendorPushKey', 'unsubscribeVendorPhone', 'vendorLogout'], 'vendors', ['PutItem']),
  ...ofPhones(['getVendorPushKey', 'subscribeVendorPhone'], 'vendors', ['DeleteItem']),
  ...ofPhones(['unsubscribeVendorPhone'], 'vendors', ['Query']),
  ...ofPhones(['unsubscribeVendorPhone', 'vendorLogout'], 'users', ['PutItem', 'DeleteItem', 'Query']),
  ...ofPhones(['subscribeVendorPhone'], 'users', ['PutItem', 'Query']),
  ...(['users', 'vendors'] as const).flatMap((table) =>
    ['PutItem', 'DeleteItem', 'UpdateItem'].map((action) => ({
      functions: ['pushNotices'],
      action: `${table} dynamodb:${action}`,
      because: 'No service of phones is reached from a trial, so that no phone is there to be told.',
    })),
  ),
  {
    functions: ['sendMessageAsOwner', 'getVendorThread'],
    action: 'bookings dynamodb:GetItem',
    because: 'It reads the booking with whose guest an owner begins a conversation; guests begin those of a trial.',
  },
  {
    functions: ['sendMessageAsOwner'],
    action: 'users dynamodb:GetItem',
    because: 'It reads the name of a guest with whom an owner begins a conversation.',
  },
  {
    functions: ['readThread', 'readThreadAsOwner'],
    action: 'messages dynamodb:UpdateItem',
    because: 'It blocks nobody, and has the port of whoever does.',
  },
  {
    functions: ['blockThread', 'blockThreadAsOwner'],
    action: 'messages dynamodb:Query',
    because: 'It counts no unread messages, and has the port of whoever reads.',
  },
  {
    functions: ['saveAnswer'],
    action: 'messages dynamodb:DeleteItem',
    because: 'It removes no answer, and has the port of whoever does.',
  },
];
