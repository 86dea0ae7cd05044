import type { Route } from '#shared/api/route/route.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { Relation, Situation } from './people-and-situations.ts';

/**
 * The outcome of each call, written by hand from the access rules. Nothing here is derived from the tested code.
 * A route without a row fails the test, and a row without a route does not compile.
 */

/** The status of a success, or the code of a refusal. */
export type Outcome = number | ErrorCode;

/**
 * `people` has one cell for each person:
 * 403   their role can never make this call
 * 404   the item does not exist for them
 * v403  404 if they cannot see the job, otherwise 403, because only another party may make this call
 * r403  404 if the item does not exist, otherwise 403, because they may see the item but not change it
 * ok    404 if they cannot see the job or the item does not exist, otherwise `done`, or `otherwise` if `in` lacks the situation
 * own   like `ok`, but for their own item, which they can see even if they cannot see the job
 * `visitors` has one cell for each visitor: 401, expired (401 token_expired), suspended (403) or ok.
 */
export interface Expectation {
  people: string;
  visitors?: string;
  done: Outcome;
  /** Outcomes that replace those of `ok` and `own`. The key is a person, or a person and a situation: `assignee archived`. */
  except?: Record<string, Outcome>;
  call?: SpecialCall;
}

export interface JobExpectation extends Expectation {
  /** The situations in which the call is possible. The default is all of them. */
  in?: string;
  otherwise?: ErrorCode;
  /** The situations in which the item inside the job does not exist. */
  absentIn?: string;
  call?: SpecialJobCall;
}

export type Body = Readonly<Record<string, unknown>>;

/** The person who makes a call, and their earlier requests that can be sent again. */
export interface Caller {
  role: 'retailer' | 'installer';
  profile: Body;
  /** The form that the job was posted with. */
  form: Body;
}

/** The differences of a call from the example of its route. A name in braces means the record of that name, as in examples. */
export interface SpecialCall {
  /** The path parameters that differ from those of the example. */
  params?: Readonly<Record<string, string>>;
  body?: Body | 'none' | ((caller: Caller) => Body);
}

export interface SpecialJobCall extends SpecialCall {
  /** The relations to the job that a successful call needs, besides the actor's own. */
  needs?: readonly Relation[];
  needsFinished?: true;
  /** Marks a read that also writes a row. */
  remembers?: true;
  /** The situations in which a successful call leaves the job usable for the next call. `true` means all of them. */
  leaves?: true | readonly Situation[];
}

type KeyIn<R extends Record<string, Route>> = { [N in keyof R]: `${R[N]['method']} ${R[N]['path']}` }[keyof R];
/** A label is the method and path of a route. If a call can be about several kinds of items, the label also names the kind. */
type Rows<R extends Record<string, Route>, E> = { readonly [L in KeyIn<R> | `${KeyIn<R>} (${string})`]?: E };

/** The rows of the routes in one file of the contract. */
export interface GroupExpectations<R extends Record<string, Route>> {
  /** Calls about one job or something in it. */
  aboutJobs?: Rows<R, JobExpectation>;
  /** Calls about the caller, about other people, or about no one. */
  aboutPeople?: Rows<R, Expectation>;
}
