// The content security policy forbids eval. This setting stops zod from even trying it. Zod itself loads with the first form
// that is sent, and finds the setting here.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
