import { gzipSync } from 'node:zlib';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { metered, type Request } from '../bench/meter.ts';
import type { Client, TestAnswer } from '../tools/in-process/client.ts';

/** The resources that an activity uses, including its follow-up work. */
export interface Taken {
  /** Calls of the API. */
  calls: number;
  /** Outbox rows. The stream delivers each to the consumer. */
  followUps: number;
  /** Milliseconds of this machine's processor. */
  cpu: number;
  /** Steps of requests to the table. Each step waits for the one before, and the requests in a step run at the same time. */
  steps: number;
  readUnits: number;
  writeUnits: number;
  /** The bytes of compressed answers and their headers. */
  bytes: number;
  /** The bytes of rows and of their index entries, each times the months that the table keeps it. */
  byteMonths: number;
  /** Requests to the other services, by the name of the command. */
  commands: Partial<Record<string, number>>;
}

/** A client of any service. */
export interface Service {
  send(...words: never[]): unknown;
}

/** The services that the activities use. */
export interface Place {
  documents: DynamoDBDocumentClient;
  /** The clients of the other services. */
  services: readonly Service[];
  /** Returns the sum of all rows' bytes, each times the months that the table keeps the row. */
  byteMonths(): Promise<number>;
  /** Waits until the follow-up work of the changes is done. */
  settle(): Promise<void>;
}

const isRead = ({ command }: Request): boolean => /^(Get|Query|BatchGet|TransactGet|Scan)/.test(command);
const unitsOf = (requests: readonly Request[]): number => requests.reduce((sum, { units }) => sum + units, 0);

const followUpsIn = ({ input }: Request): number =>
  ((input.TransactItems ?? []) as { Put?: { Item?: Record<string, unknown> } }[]).filter(
    ({ Put }) => Put?.Item?.__edb_e__ === 'outbox',
  ).length;

const sizeOf = ({ text, headers, setCookies }: TestAnswer): number =>
  gzipSync(text).length + JSON.stringify([headers, setCookies]).length;

/** Counts the commands of these clients until `end` is called. */
function countCommands(services: readonly Service[]) {
  const counts: Taken['commands'] = {};
  for (const service of services) {
    const real = service.send;
    const send = (command: object, ...words: unknown[]) => {
      const { name } = command.constructor;
      counts[name] = (counts[name] ?? 0) + 1;
      return Reflect.apply(real, service, [command, ...words]);
    };
    Object.assign(service, { send });
  }
  const end = () => {
    for (const service of services) Reflect.deleteProperty(service, 'send');
  };
  return { counts, end };
}

/** Records the answers to these people's calls until `end` is called. */
function listen(people: readonly Client[]) {
  const answers: TestAnswer[] = [];
  for (const person of people)
    person.request = async (...words) => {
      const answer = await Object.getPrototypeOf(person).request.apply(person, words);
      answers.push(answer);
      return answer;
    };
  const end = () => {
    for (const person of people) Reflect.deleteProperty(person, 'request');
  };
  return { answers, end };
}

/** Runs an activity of these people, and returns the resources that it used. */
export async function taken(place: Place, people: readonly Client[], run: () => Promise<unknown>): Promise<Taken> {
  const storedBefore = await place.byteMonths();
  const { counts, end } = countCommands(place.services);
  const { answers, end: fallSilent } = listen(people);
  try {
    const before = process.cpuUsage();
    const requests = await metered(place.documents, async () => {
      await run();
      await place.settle();
    });
    const { user, system } = process.cpuUsage(before);
    const [reads, writes] = [requests.filter(isRead), requests.filter((request) => !isRead(request))];
    return {
      calls: answers.length,
      followUps: requests.reduce((sum, request) => sum + followUpsIn(request), 0),
      cpu: (user + system) / 1000,
      steps: new Set(requests.map(({ step }) => step)).size,
      readUnits: unitsOf(reads),
      writeUnits: unitsOf(writes),
      bytes: answers.reduce((sum, answer) => sum + sizeOf(answer), 0),
      byteMonths: (await place.byteMonths()) - storedBefore,
      commands: counts,
    };
  } finally {
    end();
    fallSilent();
  }
}
