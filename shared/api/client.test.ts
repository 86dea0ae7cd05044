import { describe, expect, it } from '@jest/globals';
import { ApiError, createClient, overHttp, urlOf } from './client.ts';
import { routes } from './index.ts';

const answering = (status: number, body: string) => {
  const sent: { url: string; init: RequestInit }[] = [];
  const send = overHttp(async (url, init) => {
    sent.push({ url, init });
    return new Response(status === 204 ? null : body, { status });
  }, 'https://app.example');
  const client = createClient(send, routes);
  return { client, sent };
};

describe('the client', () => {
  it('sends a call as the contract describes it', async () => {
    const { client, sent } = answering(200, '{"shareToken":"abc"}');
    const id = '7f1c1e1a-0b1c-4c1d-8e1f-101112131415';
    expect(await client.call('shareJob', { params: { id }, body: {}, idempotencyKey: 'one-click' })).toEqual({
      shareToken: 'abc',
    });
    expect(sent[0]).toMatchObject({
      url: `https://app.example/api/jobs/${id}/share`,
      init: { method: 'POST', credentials: 'include', body: '{}', headers: { 'idempotency-key': 'one-click' } },
    });
  });

  it('names the user that the page shows, if there is one', async () => {
    const { client, sent } = answering(204, '');
    await client.call('getLandingStats', { person: 'robin' }).catch(() => undefined);
    await client.call('getLandingStats', { person: null }).catch(() => undefined);
    expect(sent.map(({ init }) => init.headers)).toEqual([{ 'x-person': 'robin' }, {}]);
  });

  it('sends no body and no content type if there is none', async () => {
    const { client, sent } = answering(204, '');
    await client.call('signOut');
    expect(sent[0]?.init.headers).toEqual({});
    expect(sent[0]?.init.body).toBeUndefined();
  });

  it('throws a refusal with status, text, code and fields', async () => {
    const body =
      '{"message":"Please check","code":"invalid","fields":{"address":"Address is required"},"requestId":"r"}';
    const refusal = await answering(422, body)
      .client.call('getLandingStats')
      .catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({
      text: `422: ${body}`,
      isSaid: true,
      message: 'Please check',
      code: 'invalid',
      fields: { address: 'Address is required' },
    });
  });

  it('throws a refusal with the changes', async () => {
    const changes = [{ field: 'priceExGst', label: 'Price', from: 4200.5, to: 5000 }];
    const refusal = await answering(409, JSON.stringify({ message: 'Changed', code: 'conflict', changes }))
      .client.call('getLandingStats')
      .catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'conflict', fields: {}, changes });
  });

  it.each([
    [403, 'forbidden'],
    [413, 'too_large'],
    [429, 'rate_limited'],
    [502, 'internal'],
    [503, 'unavailable'],
  ])('explains what a gateway meant by %i', async (status, code) => {
    const refusal = await answering(status, '<html>Bad Gateway</html>')
      .client.call('getLandingStats')
      .catch((error: unknown) => error);
    expect(refusal).toMatchObject({ status, code, isSaid: [429, 503].includes(status) });
    expect((refusal as ApiError).message).not.toContain('html');
  });

  it('encodes ids and queries in URLs', () => {
    expect(urlOf(routes.suggestPlaces, { query: { q: 'St Kilda & co', limit: undefined } })).toBe(
      '/api/places?q=St+Kilda+%26+co',
    );
    expect(urlOf(routes.getObject, { params: { objectKey: 'a/b' } })).toBe('/api/objects/a%2Fb');
  });
});
