import type { Campaign } from '../campaign.ts';
export const identities: Campaign = async () => ({});
