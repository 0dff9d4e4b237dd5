/** Where people reach us: the one place to change when the real address and number are known. */
export const contact = {
  email: 'support@sarai.example',
  phone: { shown: '+92 51 000 0000', dialled: '+92510000000' },
} as const;
