// The content security policy forbids eval. This setting stops zod from trying it, which the browser would report as a violation.
// Zod loads later, with the first form that is sent, and reads the setting then.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
