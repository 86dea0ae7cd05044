import { addresses } from 'virtual:addresses';
import { createClient, type Layer, overHttp } from '#shared/api/client.ts';
import { rememberedPerson, rememberPerson, shownPerson } from './person.ts';
import { confirmation } from './request/confirmation.ts';
import { reach } from './request/connection.ts';
import { namedPerson } from './request/named-person.ts';
import { otherPerson } from './request/other-person.ts';
import { renewal } from './request/renewal.ts';

/** The layers of each call, from the outermost to the innermost. Each layer only knows the next one. */
const layers: readonly Layer[] = [
  namedPerson(shownPerson),
  otherPerson,
  confirmation,
  renewal({ hasSession: () => rememberedPerson() !== null, endSession: () => rememberPerson(null) }),
];

/** The application's only client. */
export const api = createClient(
  layers.reduceRight((send, layer) => layer(send), overHttp(reach)),
  addresses,
);
