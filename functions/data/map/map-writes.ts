import type { NamedWrite } from '../commit.ts';
import { type CombinationField, combinationField, type MapKind } from '../entities/discovery/map-entity.ts';
import { listWrite } from '../lists/list-rows.ts';
import type { Area, MapEntryRow, MapPinRow } from '../rows.ts';
import { write } from '../write.ts';
import { type Counted, cellChanges } from './map-cells.ts';
import { type Drawing, deletePin, squareOfPin } from './pin-writes.ts';

const putPin = (pin: MapPinRow): NamedWrite => write('map pin', (entities) => entities.mapPin.put(pin).commit());

function entryWrite(before: MapEntryRow | null, after: MapEntryRow | null): NamedWrite[] {
  if (after === null)
    return before === null
      ? []
      : [
          write(listWrite, (entities) =>
            entities.mapEntry
              .delete({ kind: before.kind, itemId: before.itemId })
              .where(({ revision }, { eq }) => eq(revision, before.revision))
              .commit(),
          ),
        ];
  if (before === null) return [write(listWrite, (entities) => entities.mapEntry.create(after).commit())];
  return [
    write(listWrite, (entities) =>
      entities.mapEntry
        .put(after)
        .where(({ revision }, { eq }) => eq(revision, before.revision))
        .commit(),
    ),
  ];
}

function cellWrites(kind: MapKind, before: Counted | null, after: Counted | null): NamedWrite[] {
  const counted = [
    ...(before ? [{ ...before, by: -1 as const }] : []),
    ...(after ? [{ ...after, by: 1 as const }] : []),
  ];
  return cellChanges(kind, counted).map(({ key, sumX, sumY, combinations }) => {
    const moved: Partial<Record<CombinationField, number>> = {};
    for (const [combination, by] of combinations) if (by !== 0) moved[combinationField(combination)] = by;
    return write('map cell', (entities) =>
      entities.mapCell
        .update(key)
        .add({ sumX, sumY, ...moved })
        .commit(),
    );
  });
}

export const countedIn = ({ x, y, combination }: Pick<MapEntryRow, 'x' | 'y' | 'combination'>): Counted => ({
  spot: x === undefined || y === undefined ? null : { x, y },
  combination,
});

/**
 * Raise it when the map or a list shows something in another way. The migration then has everything drawn again. 1: installers in
 * their suburb, and jobs with a mark of their company.
 */
export const mannerOfDrawing = 1;

/** Draws, moves or removes one marker and counts it, and notes the lists it is in, on the condition that it is still counted as in `before`. */
export function drawWrites(
  { kind, itemId }: { kind: MapKind; itemId: string },
  before: MapEntryRow | null,
  drawing: Drawing | null,
  areas?: readonly Area[],
): NamedWrite[] {
  const was = before && countedIn(before);
  const is = drawing && { spot: drawing.spot, combination: drawing.pin.combination };
  const after: MapEntryRow | null = is && {
    kind,
    itemId,
    revision: (before?.revision ?? 0) + 1,
    ...(is.spot ?? {}),
    combination: is.combination,
    manner: mannerOfDrawing,
    ...(areas ? { areas: [...areas] } : {}),
  };
  const oldKey = was && { kind, itemId, square: squareOfPin(was.spot) };
  return [
    ...entryWrite(before, after),
    ...(oldKey && oldKey.square !== drawing?.pin.square ? [deletePin(oldKey)] : []),
    ...(drawing ? [putPin(drawing.pin)] : []),
    ...cellWrites(kind, was, is),
  ];
}

/** The conditions under which something may be on the map: its row is still the version that was read. */
export const onlyWhileJobAt = (jobId: string, version: number): NamedWrite =>
  write(listWrite, (entities) =>
    entities.job
      .check({ jobId })
      .where((job, { eq }) => eq(job.version, version))
      .commit(),
  );

export const onlyWhileProfileAt = (userId: string, version: number): NamedWrite[] => [
  write(listWrite, (entities) =>
    entities.installerProfile
      .check({ userId })
      .where((profile, { eq }) => eq(profile.version, version))
      .commit(),
  ),
  write(listWrite, (entities) =>
    entities.user
      .check({ userId })
      .where(({ suspended }, { ne }) => ne(suspended, true))
      .commit(),
  ),
];
