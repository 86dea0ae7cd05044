import type { NamedWrite } from '../commit.ts';
import type { AddressLinkRow } from '../rows.ts';
import { write } from '../write.ts';

export const putAddressLink = (row: AddressLinkRow): NamedWrite =>
  write('address link', (entities) => entities.addressLink.put(row).commit());
