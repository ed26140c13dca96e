/** A bucket of an S3-compatible store for uploaded files, shared by all processes. */
export interface StorageConfig {
  /** Origin without a trailing slash; the bucket is the first segment of the path. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}
