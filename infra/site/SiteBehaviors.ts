import { Annotations, Duration, Fn, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  AccessLevel,
  AllowedMethods,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  type DistributionProps,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  S3OriginAccessControl,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { browserCookieName } from '../../functions/accounts/browserCookie.ts';
import { edgeKeyHeader } from '../../functions/runtime/edgeKey.ts';
import { searchPath } from '../../shared/addresses/publicPaths.ts';
import { locatingPages } from '../../shared/permissionsPolicy.ts';
import { photoFolder } from '../../shared/photos/photos.ts';
import { workHeader } from '../../shared/work.ts';
import { nameInAccount } from '../stacks/stackSettings.ts';
import type { Stage } from '../stages/stage.ts';
import { apiPath, edgeFunction, locatingFunction, roomPageFunction, searchPageFunction, siteFunction } from './edge.ts';
import { headersPolicy } from './headersPolicy.ts';
import { atOwnName } from './ownName.ts';

export interface SiteOrigins {
  api: HttpApi;
  /** Tells the functions that a call came through the distribution. */
  edgeKey: ISecret;
  photos: IBucket;
  /** Where browsers put photos. */
  uploads: IBucket;
}

/** How each part of the one origin is served. */
export class SiteBehaviors extends Construct {
  readonly ofParts: Pick<DistributionProps, 'defaultBehavior' | 'additionalBehaviors'>;

  private readonly domain: Stage['domain'];

  constructor(
    scope: Construct,
    bucket: IBucket,
    { api, edgeKey, photos, uploads }: SiteOrigins,
    domain: Stage['domain'],
  ) {
    super(scope, 'Behaviors');
    this.domain = domain;
    const responseHeadersPolicy = headersPolicy(this, `https://${uploads.bucketRegionalDomainName}`);
    const viewerProtocolPolicy = ViewerProtocolPolicy.REDIRECT_TO_HTTPS;
    const defaultBehavior = {
      // With leave to list it, S3 answers 404 for what is not there, and 403 without.
      origin: S3BucketOrigin.withOriginAccessControl(bucket, {
        originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
        originAccessControl: this.accessControl('files'),
      }),
      viewerProtocolPolicy,
      responseHeadersPolicy,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      functionAssociations: [this.onRequest('SiteFile', siteFunction())],
    };
    const functions = new HttpOrigin(Fn.select(2, Fn.split('/', api.apiEndpoint)), {
      customHeaders: { [edgeKeyHeader]: edgeKey.secretValue.unsafeUnwrap() },
    });
    const originRequestPolicy = this.apiForwarding();
    const cachePolicy = this.answerCaching();
    const apiCalls = {
      origin: functions,
      // Who is redirected to HTTPS has sent a password over plain HTTP already.
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      responseHeadersPolicy,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy,
      originRequestPolicy,
      functionAssociations: [this.onRequest('ApiPath', edgeFunction(apiPath))],
    };
    const roomPages = {
      origin: functions,
      viewerProtocolPolicy,
      responseHeadersPolicy,
      // The functions in front leave nothing in the query but what makes another page.
      cachePolicy,
      originRequestPolicy,
      functionAssociations: [this.onRequest('RoomPage', roomPageFunction())],
    };
    const searchPages = {
      ...roomPages,
      functionAssociations: [this.onRequest('SearchPage', searchPageFunction())],
    };
    const photoFiles = {
      origin: S3BucketOrigin.withOriginAccessControl(this.imported(photos), {
        originAccessControl: this.accessControl('photos'),
      }),
      viewerProtocolPolicy,
      responseHeadersPolicy,
      // A photo never changes under its id; the object's own cache-control says how long it is kept.
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    };
    const locatingForms = {
      ...defaultBehavior,
      functionAssociations: [
        ...defaultBehavior.functionAssociations,
        this.onResponse('LocatingPage', locatingFunction()),
      ],
    };
    this.ofParts = {
      defaultBehavior,
      // The first that fits is taken.
      additionalBehaviors: {
        '/api/*': apiCalls,
        [`/${photoFolder}*`]: photoFiles,
        '*/room-details/*': roomPages,
        [searchPath]: searchPages,
        [`/ur${searchPath}`]: searchPages,
        ...Object.fromEntries(locatingPages.map((page) => [`*${page}`, locatingForms])),
      },
    };
  }

  private onRequest(id: string, source: string) {
    const code = FunctionCode.fromInline(atOwnName(source, this.domain));
    return {
      eventType: FunctionEventType.VIEWER_REQUEST,
      function: new EdgeFunction(this, id, { code, runtime: FunctionRuntime.JS_2_0 }),
    };
  }

  /** CloudFront runs it after the policy of headers, so that it may replace one of them (decision 199). */
  private onResponse(id: string, source: string) {
    const code = FunctionCode.fromInline(source);
    return {
      eventType: FunctionEventType.VIEWER_RESPONSE,
      function: new EdgeFunction(this, id, { code, runtime: FunctionRuntime.JS_2_0 }),
    };
  }

  /**
   * As long as the answer's own cache-control says, and no answer without one; a token has answers of its own. It is one for all
   * that functions answer, because an account has 20 at most, which CloudFront does not raise.
   */
  private answerCaching(): CachePolicy {
    return new CachePolicy(this, 'AnswerCaching', {
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.hours(1),
      queryStringBehavior: CacheQueryStringBehavior.all(),
      enableAcceptEncodingGzip: true,
      enableAcceptEncodingBrotli: true,
      headerBehavior: CacheHeaderBehavior.allowList('Authorization'),
    });
  }

  /**
   * All but the host, by which the gateway is found. Limits by address need the viewer's, and the work that a call brings; the
   * login needs its one cookie. By none of them an answer is cached.
   */
  private apiForwarding(): OriginRequestPolicy {
    return new OriginRequestPolicy(this, 'ApiForwarding', {
      originRequestPolicyName: nameInAccount(this, 'forwarding'),
      queryStringBehavior: OriginRequestQueryStringBehavior.all(),
      cookieBehavior: OriginRequestCookieBehavior.allowList(browserCookieName),
      headerBehavior: OriginRequestHeaderBehavior.allowList(
        'Accept',
        'Accept-Language',
        'Content-Type',
        'Origin',
        'Sec-Fetch-Site',
        'User-Agent',
        'CloudFront-Viewer-Address',
        workHeader,
      ),
    });
  }

  /** The bucket by its name only, so that its policy, which is the data stack's, is not extended from here. */
  private accessControl(of: 'files' | 'photos'): S3OriginAccessControl {
    return new S3OriginAccessControl(this, `Reading-${of}`, { originAccessControlName: nameInAccount(this, of) });
  }

  private imported(photos: IBucket): IBucket {
    const { bucketArn, bucketRegionalDomainName } = photos;
    const bucket = Bucket.fromBucketAttributes(this, 'Photos', { bucketArn, bucketRegionalDomainName });
    Annotations.of(Stack.of(this)).acknowledgeWarning(
      '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
      'The data stack lets the distribution read the photos.',
    );
    return bucket;
  }
}
