import Supercluster from 'supercluster';
import type { GeoPrecision } from '#shared/domain/places/place.ts';
import type { Mark, SeenView } from './map-adapter.ts';

/** An item that a page shows on the map. */
export interface MapItem {
  id: string;
  lat: number;
  lng: number;
  precision: GeoPrecision;
  title: string;
  /** A second line, such as the price. */
  info?: string;
  /** A short text on the item's mark, such as a price. */
  text?: string;
  /** The page of the item. */
  path?: string;
  /** The radius of the circle around a lone item, instead of the one for its precision. */
  radiusMetres?: number;
  /** The number of items that the server has grouped into this one. Missing for a single item. */
  count?: number;
}

/** The radius within which marks form a group. It is wide enough that two neighbouring marks never overlap. */
const reachPixels = 60;
const closestZoom = 18;
/** The largest distance between the true position and the centre of its suburb or postcode. */
const reachMetres = { exact: null, suburb: 1_500, postcode: 5_000 } as const;

const labelOf = ({ title, info, precision }: MapItem): string =>
  [title, info, precision === 'exact' ? '' : 'approximate location'].filter(Boolean).join(', ');

const isCounted = ({ count }: MapItem): boolean => (count ?? 1) > 1;

export interface Grouped {
  mark: Mark;
  items: MapItem[];
  /** The zoom at which the group splits. Null if it never does. */
  opensAt: number | null;
}

/**
 * Returns a function that groups marks which would overlap in a view, in the order of the items. `countText` returns the number
 * in words: "12 jobs".
 */
export function groupItems(items: readonly MapItem[], countText: (count: number) => string) {
  const orderOf = new Map(items.map(({ id }, order) => [id, order]));
  const orderIn = (members: readonly MapItem[]): MapItem[] =>
    [...members].sort((a, b) => (orderOf.get(a.id) ?? 0) - (orderOf.get(b.id) ?? 0));
  const index = new Supercluster<{ item: MapItem; count: number }, { count: number }>({
    radius: reachPixels,
    extent: 256,
    maxZoom: closestZoom,
    map: ({ count }) => ({ count }),
    reduce: (sum, { count }) => {
      sum.count += count;
    },
  });
  index.load(
    items.map((item) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [item.lng, item.lat] },
      properties: { item, count: item.count ?? 1 },
    })),
  );

  const single = (item: MapItem): Grouped => ({
    mark: {
      id: item.id,
      lat: item.lat,
      lng: item.lng,
      label: isCounted(item) ? countText(item.count ?? 1) : labelOf(item),
      count: isCounted(item) ? (item.count ?? 1) : null,
      text: isCounted(item) ? String(item.count) : (item.text ?? ''),
      precision: item.precision,
      reachMetres: items.length === 1 ? (item.radiusMetres ?? reachMetres[item.precision]) : null,
    },
    items: [item],
    opensAt: null,
  });

  const groupOf = (feature: ReturnType<typeof index.getClusters>[number]): Grouped => {
    if (!('cluster_id' in feature.properties)) return single((feature.properties as { item: MapItem }).item);
    const { cluster_id: id, count } = feature.properties;
    const [lng = 0, lat = 0] = feature.geometry.coordinates;
    const members = orderIn(index.getLeaves(id, Number.POSITIVE_INFINITY).map(({ properties }) => properties.item));
    const opensAt = index.getClusterExpansionZoom(id);
    return {
      // A group is named after its first member, because Supercluster's numbers of groups change with the items.
      mark: {
        id: `group-${members[0]?.id}`,
        lat,
        lng,
        label: countText(count),
        count,
        text: String(count),
        precision: 'exact',
        reachMetres: null,
      },
      items: members,
      opensAt: opensAt > closestZoom ? null : opensAt,
    };
  };
  const firstOf = ({ items: [first] }: Grouped): number => orderOf.get(first?.id ?? '') ?? 0;

  return ({ bounds: { west, south, east, north }, zoom }: SeenView): Grouped[] =>
    index
      .getClusters([west, south, east, north], Math.round(zoom))
      .map(groupOf)
      .sort((a, b) => firstOf(a) - firstOf(b));
}
