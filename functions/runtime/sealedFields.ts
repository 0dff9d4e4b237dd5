import type { TableKey } from './table.ts';

/** Fields of records that are kept sealed, each under the name of its table; a port names one of them as its resource. */
export const sealedFields = ['vendors.payee'] as const satisfies `${TableKey}.${string}`[];

export type SealedField = (typeof sealedFields)[number];

/** Whether a resource is a sealed field. */
export function isSealedField(resource: string): resource is SealedField {
  return sealedFields.some((field) => field === resource);
}

/** Table and name of a sealed field. The table is the name that the code has for it, so that a restored table opens as before. */
export function sealedPartsOf(sealed: SealedField): { table: string; field: string } {
  const [table = '', field = ''] = sealed.split('.');
  return { table, field };
}
