/** Settings of an AWS client for the engines: the S3 engine knows this one key, the others take any. */
export const localAccess = {
  region: 'us-east-1',
  credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
} as const;
