import * as z from 'zod';
import { emptyBody, nextCursor, pageQuery, requiredLine, uuid } from '../fields/common-fields.ts';
import {
  credentialFact,
  credentialInput,
  credentialSlot,
  credentialToCheck,
  ownCredential,
} from '../fields/credential-fields.ts';
import { defineRoute } from '../route/route.ts';

/** The calls about an installing company's credentials: its own list, the view of retailers, and administrators' decisions. */

const own = { group: 'profiles', access: 'credentialHolder', status: 200, origin: 'implied' } as const;
const slot = z.strictObject({ slot: credentialSlot });

export const credentialRoutes = {
  listOwnCredentials: defineRoute({
    ...own,
    name: 'listOwnCredentials',
    method: 'GET',
    path: '/api/credentials',
    access: 'installer',
    ability: 'ownJobs',
    summary:
      "The credentials of the caller's company and of its people, each with its state today. People who only see the jobs they are on get only their own credentials. The company's list always has its SAA accreditation.",
    response: z.strictObject({
      credentials: z.array(ownCredential),
      /** The people who joined the company. The person who opened its account holds the credentials of the company. */
      people: z.array(
        z.strictObject({ id: uuid, name: z.string(), isCaller: z.boolean(), credentials: z.array(ownCredential) }),
      ),
    }),
    changesWith: ['credentials', 'installers'],
    example: { who: 'assignee' },
    errors: [],
  }),
  saveCredential: defineRoute({
    ...own,
    name: 'saveCredential',
    method: 'PUT',
    path: '/api/credentials/{slot}',
    summary:
      'Adds a credential, or changes it. An administrator has to check every change. The number is stored encrypted and never shown again. Refused if the credential has changed since the version that was seen.',
    params: slot,
    body: credentialInput,
    status: 204,
    example: {
      who: 'assignee',
      params: { slot: 'electrical-NSW' },
      body: { version: 0, credentialNumber: '123456C', expiresOn: '{soon}' },
    },
    errors: [
      'invalid',
      'conflict',
      'profile_incomplete',
      'unavailable',
      'not_uploaded',
      'unsupported_media_type',
      'too_large',
    ],
  }),
  removeCredential: defineRoute({
    ...own,
    name: 'removeCredential',
    method: 'DELETE',
    path: '/api/credentials/{slot}',
    status: 204,
    summary: 'Removes a credential and its file. Repeating this changes nothing.',
    params: slot,
    example: { who: 'assignee', params: { slot: 'electrical-NSW' } },
    errors: ['conflict'],
  }),
  listCredentialsOf: defineRoute({
    ...own,
    access: 'retailer',
    name: 'listCredentialsOf',
    method: 'GET',
    path: '/api/installers/{id}/credentials',
    summary:
      'The state of each credential of an installer, without numbers and files. A private profile is hidden from retailers who have not dealt with the installer.',
    params: z.strictObject({ id: uuid }),
    response: z.strictObject({ credentials: z.array(credentialFact) }),
    changesWith: ['credentials', 'installers'],
    example: { who: 'owner', params: { id: '{assignee}' } },
    errors: ['not_found'],
  }),
};

const base = { group: 'admin', access: 'admin', origin: 'implied' } as const;
const params = z.strictObject({ id: uuid, slot: credentialSlot });
const example = { who: 'admin', params: { id: '{assignee}', slot: 'electrical-QLD' } } as const;
const version = z.int().min(1);

export const credentialCheckRoutes = {
  listCredentialsToCheck: defineRoute({
    ...base,
    status: 200,
    name: 'listCredentialsToCheck',
    method: 'GET',
    path: '/api/admin/credentials',
    summary: 'The credentials that an administrator has to check, longest waiting first.',
    query: z.strictObject(pageQuery),
    response: z.strictObject({ credentials: z.array(credentialToCheck), nextCursor }),
    changesWith: ['adminCredentials'],
    example: { who: 'admin', query: { cursor: '{cursor}' } },
    errors: ['invalid'],
  }),
  checkCredential: defineRoute({
    ...base,
    status: 204,
    name: 'checkCredential',
    method: 'POST',
    path: '/api/admin/installers/{id}/credentials/{slot}/check',
    summary:
      'Marks a credential as valid, after an administrator has found it on its register. Refused if it has changed since the version that was seen.',
    params,
    body: z.strictObject({ version }),
    example: { ...example, body: { version: 1 } },
    errors: ['conflict'],
  }),
  declineCredential: defineRoute({
    ...base,
    status: 204,
    name: 'declineCredential',
    method: 'POST',
    path: '/api/admin/installers/{id}/credentials/{slot}/decline',
    summary:
      'Declines a credential, with a reason that the installer can read. Refused if it has changed since the version that was seen.',
    params,
    body: z.strictObject({ version, reason: requiredLine(500, 'Please say why') }),
    example: { ...example, body: { version: 1, reason: 'The register has another expiry date' } },
    errors: ['conflict'],
  }),
};

export const credentialNumberRoutes = {
  viewCredentialNumber: defineRoute({
    ...base,
    group: 'verification',
    status: 200,
    name: 'viewCredentialNumber',
    method: 'POST',
    path: '/api/admin/installers/{id}/credentials/{slot}/number',
    summary:
      'Shows the number of a credential to an administrator, who compares it with the register. The audit records each request first.',
    params,
    body: emptyBody,
    response: z.strictObject({ number: z.string(), version: z.number() }),
    example: { ...example, body: {} },
    errors: ['unavailable'],
    notRepeatable: true,
  }),
};
