import { createHash, createHmac } from 'node:crypto';

/** A bucket of an S3-compatible store. */
export type Bucket = {
  /** Address of the bucket, without a slash at the end: `https://host/bucket` or `https://bucket.host`. */
  url: string;
  region: string;
  keyId: string;
  secret: string;
};

export type S3Request = {
  method: 'GET' | 'PUT' | 'DELETE';
  /** Without a query. */
  url: URL;
  /** Further headers to sign, in lower case. */
  headers?: Readonly<Record<string, string>>;
  body?: Buffer;
  at: Date;
};

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** The headers of a request to S3, signed by AWS Signature Version 4. */
export function signS3(
  { region, keyId, secret }: Omit<Bucket, 'url'>,
  { method, url, headers = {}, body = Buffer.alloc(0), at }: S3Request,
): Record<string, string> {
  // 2013-05-24T00:00:00.000Z → 20130524T000000Z
  const time = at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const day = time.slice(0, 8);
  const bodyHash = sha256(body);
  const sent: Record<string, string> = { ...headers, 'x-amz-content-sha256': bodyHash, 'x-amz-date': time };
  const signed: Record<string, string> = { ...sent, host: url.host };
  const names = Object.keys(signed).toSorted();
  const canonical = [
    method,
    url.pathname,
    '',
    ...names.map((name) => `${name}:${signed[name]?.trim()}`),
    '',
    names.join(';'),
    bodyHash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secret}`, day));
  const signature = hmac(key, text).toString('hex');
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${keyId}/${scope},SignedHeaders=${names.join(';')},Signature=${signature}`,
  };
}
