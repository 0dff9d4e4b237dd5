/** What an AWS client needs to talk to an engine that checks neither keys nor regions. */
export const localAccess = {
  region: 'local',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
} as const;
