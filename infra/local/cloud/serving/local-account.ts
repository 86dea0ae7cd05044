/** The account that every stand-in belongs to. It gives no access to anything outside this machine. */
export const region = 'ap-southeast-2';
export const accountId = '000000000000';
export const credentials = { accessKeyId: 'local', secretAccessKey: 'local-secret' };
