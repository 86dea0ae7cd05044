import { CfnOutput, Stack, Tags } from 'aws-cdk-lib';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import type { Construct } from 'constructs';
import { productName } from '#shared/product.ts';
import { edgeStackName } from '../stage/stack-name.ts';
import type { StageSettings } from '../stage/stages.ts';
import { createFirewall } from './firewall.ts';

/** The only region from which CloudFront accepts certificates and web ACLs. */
export const edgeRegion = 'us-east-1';

/** The names of the edge stack's outputs. The main stack has a parameter with the same name for each output. */
export const edgeOutputs = ['WebAclArn', 'CertificateArn'] as const;
export type EdgeOutput = (typeof edgeOutputs)[number];

/** Returns the outputs of a stage's edge stack. A stage without outputs needs no edge stack. */
export function edgeOutputsOf({ firewall, domain }: StageSettings): EdgeOutput[] {
  return [
    ...(firewall ? (['WebAclArn'] as const) : []),
    ...(domain && !domain.certificateArn ? (['CertificateArn'] as const) : []),
  ];
}

interface EdgeStackProps {
  stage: string;
  settings: StageSettings;
}

/** The firewall and the certificate of a stage whose settings ask for them. */
export class EdgeStack extends Stack {
  constructor(scope: Construct, { stage, settings }: EdgeStackProps) {
    super(scope, edgeStackName(stage), { env: { region: edgeRegion }, terminationProtection: settings.keepData });
    Tags.of(this).add('application', productName);
    Tags.of(this).add('stage', stage);
    const { firewall, domain } = settings;
    if (firewall) this.tell('WebAclArn', createFirewall(this, firewall).attrArn);
    if (domain?.hostedZone) {
      const { id, name } = domain.hostedZone;
      const zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', { hostedZoneId: id, zoneName: name });
      const validation = CertificateValidation.fromDns(zone);
      const certificate = new Certificate(this, 'Certificate', { domainName: domain.name, validation });
      this.tell('CertificateArn', certificate.certificateArn);
    }
  }

  private tell(output: EdgeOutput, value: string): void {
    new CfnOutput(this, output, { value });
  }
}
