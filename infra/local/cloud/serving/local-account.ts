/** The account every stand-in belongs to. Nothing here opens anything outside this machine. */
export const region = 'ap-southeast-2';
export const accountId = '000000000000';
export const credentials = { accessKeyId: 'local', secretAccessKey: 'local-secret' };
