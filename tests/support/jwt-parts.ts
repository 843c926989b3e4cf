/** The parts of a JWT, decoded; nothing is checked. */
export const partsOf = (jwt: string) => {
  const [header = '', payload = '', signature = ''] = jwt.split('.');
  const json = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  return {
    header: json(header),
    payload: json(payload),
    signed: Buffer.from(`${header}.${payload}`),
    signature: Buffer.from(signature, 'base64url'),
  };
};
