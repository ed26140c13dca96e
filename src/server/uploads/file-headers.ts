/** Of every file that people sent: opened on its own address it may run and load nothing, and no other site shows it. */
export const fileHeaders = {
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
} as const;
