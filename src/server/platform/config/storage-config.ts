/** A bucket of an S3-compatible store where all files of people lie, for every process alike. */
export interface StorageConfig {
  /** Origin without a trailing slash; the bucket follows as the first part of the path. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}
