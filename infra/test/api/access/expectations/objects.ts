import type { objectRoutes } from '#shared/api/objects.ts';
import { everyone, everyVisitor, record } from './cells.ts';
import type { GroupExpectations } from './expectation.ts';

export const objectExpectations = {
  aboutJobs: {
    'GET /api/objects/{objectKey} (a photo of the job)': {
      people: everyone,
      done: 302,
      except: { retailer: 'not_found', linkRetailer: 'not_found' },
    },
    'GET /api/objects/{objectKey} (the pre-approval)': {
      people: record,
      done: 302,
      call: { params: { objectKey: '{document1}' } },
    },
    'GET /api/objects/{objectKey} (a file of a requirement)': {
      people: record,
      done: 302,
      in: 'in_progress completed paid archived',
      otherwise: 'not_found',
      call: { params: { objectKey: '{handedIn}' } },
    },
    'GET /api/objects/{objectKey} (the remittance)': {
      people: record,
      done: 302,
      in: 'paid archived',
      otherwise: 'not_found',
      call: { params: { objectKey: '{remittance}' } },
    },
  },
  aboutPeople: {
    //         RN   RO   IU   II   IA   IS   FO   SI   SR   AD  (the callers, see `cells.ts`)
    'GET /api/data-copy': { people: everyone, done: 200 },
    'POST /api/data-copy': { people: everyone, done: 200 },
    'POST /api/data-copy/download (of no part)': { people: everyone, done: 'invalid', call: { body: { part: 0 } } },
    'POST /api/objects/upload': { people: everyone, done: 200 },
    "POST /api/objects/finalize (the owner's file)": {
      people: '404  own  404  404  404  404  404  404  404  404',
      done: 200,
    },
    "POST /api/objects/set-acl (the owner's file)": {
      people: '404  own  404  404  404  404  404  404  404  404',
      done: 200,
    },
    "GET /api/objects/{objectKey} (the owner's file, attached to nothing)": {
      people: '404  own  404  404  404  404  404  404  404  ok',
      done: 302,
    },
    "GET /api/objects/{objectKey} (the retailer's logo)": {
      people: everyone,
      visitors: everyVisitor,
      done: 302,
      call: { params: { objectKey: '{logo}' } },
    },
    'GET /api/public/finished-work/{id} (of a photo that is not shown)': {
      people: everyone,
      visitors: everyVisitor,
      done: 'not_found',
      call: { params: { id: '{nothing}' } },
    },
  },
} satisfies GroupExpectations<typeof objectRoutes>;
