import { CfnOutput, Stack } from 'aws-cdk-lib';
import { EventBus } from 'aws-cdk-lib/aws-events';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  DkimIdentity,
  EasyDkimSigningKeyLength,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  MailFromBehaviorOnMxFailure,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { removalOf, stackSettings } from '../stacks/stackSettings.ts';
import { configurationSetName, senderDomain } from '../stages/mailNames.ts';
import type { Stage } from '../stages/stage.ts';

/** The identity and the configuration set of a stage in SES. The outputs are records for the DNS. */
export class MailStack extends Stack {
  constructor(scope: Construct, stage: Stage) {
    super(scope, `sarai-${stage.name}-mail`, stackSettings(stage));
    this.addConfigurationSet(stage);
    if (stage.mail.ownsIdentity) this.addIdentity(stage);
  }

  private addConfigurationSet(stage: Stage): void {
    const set = new ConfigurationSet(this, 'Sending', {
      configurationSetName: configurationSetName(stage),
      // Codes and links of resets open accounts: they travel encrypted or not at all.
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
      reputationMetrics: true,
    });
    set.addEventDestination('Feedback', {
      // SES takes no other bus.
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'Bus', 'default')),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.REJECT],
    });
  }

  /** It stays where data stays: with another one every key in the DNS would be another. */
  private addIdentity(stage: Stage): void {
    const domain = senderDomain(stage);
    const identity = new EmailIdentity(this, 'Identity', {
      identity: Identity.domain(domain),
      dkimIdentity: DkimIdentity.easyDkim(EasyDkimSigningKeyLength.RSA_2048_BIT),
      mailFromDomain: `bounces.${domain}`,
      // Until its records are in the DNS, mails go out under a domain of SES.
      mailFromBehaviorOnMxFailure: MailFromBehaviorOnMxFailure.USE_DEFAULT_VALUE,
    });
    identity.applyRemovalPolicy(removalOf(stage));
    for (const [at, { name, value }] of identity.dkimRecords.entries()) {
      this.addRecord(`Dkim${at + 1}`, `${name} CNAME ${value}`);
    }
    this.addRecord('MailFromMx', `bounces.${domain} MX 10 feedback-smtp.${this.region}.amazonses.com`);
    this.addRecord('MailFromSpf', `bounces.${domain} TXT "v=spf1 include:amazonses.com ~all"`);
    this.addRecord('Dmarc', `_dmarc.${domain} TXT "v=DMARC1; p=${stage.mail.dmarc ?? 'none'}${reportsTo(stage)}"`);
  }

  private addRecord(id: string, value: string): void {
    new CfnOutput(this, id, { value, description: 'A record for the DNS: name, type, value' });
  }
}

/** Servers tell once a day what they got under the domain and did not believe. */
function reportsTo({ alarmAddress }: Stage): string {
  return alarmAddress ? `; rua=mailto:${alarmAddress}` : '';
}
