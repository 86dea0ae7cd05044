import type * as z from 'zod';
import { effectShapes, followUpShapes } from '../../data/effects/effect-shapes.ts';
import type { Effects, EffectValues, OutboxRow } from '../../data/rows.ts';
import { CannotCarryOut } from './cannot-carry-out.ts';
import type { Contribution, Effect, Occasion } from './effects/effect.ts';
import { answer, reputation, stats } from './effects/figures.ts';
import { followUp } from './effects/follow-up.ts';
import { map, words } from './effects/lists.ts';
import { mail } from './effects/mail.ts';
import { notifications } from './effects/notifications.ts';

/** Every effect that an outbox row can have, in the order in which they are carried out. */
const knownEffects: { [Name in keyof EffectValues]: Effect<Name> } = {
  words,
  followUp,
  mail,
  notifications,
  stats,
  reputation,
  answer,
  map,
};

type EffectName = keyof EffectValues;
const names = Object.keys(knownEffects) as EffectName[];
const namesIn = (effects: Effects): EffectName[] => names.filter((name) => effects[name] !== undefined);

const isKey = <Key extends string>(record: Record<Key, unknown>, key: string): key is Key => Object.hasOwn(record, key);

/**
 * Returns the schema of an effect. Throws for an effect that only a newer version knows. Its row is kept, so the newer version
 * can still carry it out.
 */
function schemaOf(name: string, { followUp: asked }: Effects): z.ZodType {
  if (isKey(effectShapes, name)) return effectShapes[name].schema;
  if (name !== 'followUp' || !asked) throw new CannotCarryOut(`This version knows no effect named ${name}.`);
  if (isKey(followUpShapes, asked.kind)) return followUpShapes[asked.kind].schema;
  throw new CannotCarryOut(`This version knows no follow-up of the kind ${String((asked as { kind: unknown }).kind)}.`);
}

/**
 * Throws if a row has an effect that this version does not know, or knows in another shape. None of the row's effects is then
 * carried out.
 */
export function refuseUnknown(effects: Effects): void {
  for (const [name, asked] of Object.entries(effects)) {
    const [issue] = schemaOf(name, effects).safeParse(asked).error?.issues ?? [];
    if (issue) throw new CannotCarryOut(`This version cannot read ${[name, ...issue.path].join('.')}.`);
  }
}

/** Returns the strictest lease of a row's effects, or `quick` if no effect needs one. */
export function paceOf({ effects }: OutboxRow): 'quick' | 'work' | 'email' {
  const leases = namesIn(effects).map((name) => knownEffects[name].lease);
  if (leases.includes('email')) return 'email';
  return leases.includes('work') ? 'work' : 'quick';
}

async function carryOutOne<Name extends EffectName>(name: Name, occasion: Occasion): Promise<Contribution[]> {
  const asked = occasion.row.effects[name];
  const contribution = asked === undefined ? null : await knownEffects[name].carryOut(asked, occasion);
  return contribution ? [contribution] : [];
}

/** Carries out the effects of a row one after the other. Returns their writes for the transaction. */
export async function carryOutEach(occasion: Occasion): Promise<Contribution[]> {
  const contributions: Contribution[] = [];
  for (const name of namesIn(occasion.row.effects)) contributions.push(...(await carryOutOne(name, occasion)));
  return contributions;
}
