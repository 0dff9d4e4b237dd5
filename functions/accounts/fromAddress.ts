import { byRole, type Role } from '../../shared/roles.ts';
import type { Client } from '../runtime/caller.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { levelAt } from '../work/levels.ts';
import { workPorts } from '../work/work.ts';
import { attempts } from './attempts.ts';
import type { AddressKind } from './limits.ts';

/** Ports of an operation that counts by address, by role. */
export const addressPorts = byRole((role) => ({ attempts: attempts[role], ...workPorts[role] }));

type Ports = OpenPorts<(typeof addressPorts)[Role]>;

/**
 * Counts an attempt from an address, before it is made. Where the count is full, an `established` person passes all the same;
 * others bring work, of which more is asked the further the count has got, until it is ten times full.
 * @throws Failure `work_needed`, or `too_many_attempts` where it is ten times full
 */
export async function countFromAddress(kind: AddressKind, client: Client, ports: Ports, established = false) {
  await countOne({ kind, subject: client.address, workFor: kind }, client, ports, established);
}

/**
 * Counts a report of one listing from an address: whoever sends many of them uses up nobody else's. Work for reports stands for
 * both counts. @throws as `countFromAddress`
 */
export async function countSameReport(propertyId: string, client: Client, ports: Ports) {
  const subject = `${client.address} ${propertyId}`;
  await countOne({ kind: 'sameReports', subject, workFor: 'reports' }, client, ports);
}

/** A count, by its kind and subject, and the kind of the work that it asks for. */
interface Count {
  kind: AddressKind;
  subject: string;
  workFor: AddressKind;
}

async function countOne({ kind, subject, workFor }: Count, client: Client, ports: Ports, established = false) {
  const full = await ports.attempts.fromAddress(kind, subject);
  if (!full || established) return;
  if (!full.atWall) {
    await ports.work.demand(client, { kind: workFor, level: levelAt(full.taken, full.max) }, ports.secrets);
  }
  await ports.attempts.withWork(kind, subject);
}
